#!/bin/sh
# Prints where Chromium is. As root on a system with apt, installs it if it is not there.
set -eu

find_chromium() {
    for name in ${CHROMIUM:-} chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" && return 0
    done
    return 1
}

find_chromium && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    { apt-get install -y --no-install-recommends chromium || { apt-get update && apt-get install -y --no-install-recommends chromium; }; } >&2
    find_chromium && exit 0
fi
echo "No Chromium here. Install it (Debian: apt install chromium) or say where it is: CHROMIUM=/path/to/chromium" >&2
exit 1
