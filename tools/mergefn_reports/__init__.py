# SPDX-License-Identifier: GPL-3.0-or-later
#
# What mergefn-report and mergefn-filt share.  It reads reports and objects, and
# never writes anything.
