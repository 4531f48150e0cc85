/* The plugin's version, as the report and --version print it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef MERGEFN_PLUGIN_VERSION_H
#define MERGEFN_PLUGIN_VERSION_H

#define MERGEFN_VERSION "0.1.0"

#endif
