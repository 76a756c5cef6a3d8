#!/bin/sh
# Installs the site where that is needed, and opens the desk: double-click it. On Linux: sh Start.command
cd "$(dirname "$0")" || exit 1
# Where installers put Node. A window that was opened by a double click may not know.
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"

if ! command -v node > /dev/null; then
  printf '\nThe desk needs Node, a free program. Install it from https://nodejs.org, then open Start again.\n'
elif node scripts/run.mjs owner/desk/main; then
  exit 0
fi
printf '\nPress Enter to close this window.'
read -r _
exit 1
