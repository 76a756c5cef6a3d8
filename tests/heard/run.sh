#!/bin/bash
# Visits the site with Orca and prints what it says. See README.md.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=${WORK:-$HOME/.cache/heard}
browser=${BROWSER:-firefox}
program=firefox-esr
[ "$browser" = chromium ] && program=chromium
packages="orca at-spi2-core dbus dbus-x11 openbox libglib2.0-bin gsettings-desktop-schemas $program
  dconf-gsettings-backend gir1.2-wnck-3.0 procps x11-xkb-utils xkb-data fonts-dejavu-core"

export DEBIAN_FRONTEND=noninteractive
install() { apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"; }
has() { command -v "$1" >/dev/null; }
mkdir -p "$work"/{voice,home,run}
chmod 700 "$work/run"
{ has Xvfb && has xdotool; } || install xvfb xdotool python3

# Orca and the browser, perhaps those of Debian 13 in a folder of their own.
root=/
if [ "${NEWER:-}" ]; then
  root=$work/debian13
  if [ ! -e "$root/ready-$program" ]; then
    has debootstrap || install debootstrap
    [ -e "$root/bin/bash" ] || debootstrap --variant=minbase trixie "$root"
    cp /etc/resolv.conf "$root/etc/"
    chroot "$root" apt-get install -y -qq --no-install-recommends $packages
    touch "$root/ready-$program"
  fi
elif ! { has orca && has openbox && has $program; }; then
  install $packages
fi
mkdir -p "$root/$work"

cp "$here/spoken.py" "$work/voice/"
cat >"$work/voice/orca-customizations.py" <<'PY'
from orca import settings

settings.speechServerFactory = 'spoken'
settings.speechFactoryModules = ['spoken']
settings.enableBraille = False
settings.enableKeyEcho = False
PY
: >"$work/spoken.jsonl"
echo 200 >"$work/rate"
rm -rf "$work/profile"
mkdir -p "$work/profile"
cat >"$work/profile/user.js" <<'JS'
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionPolicyBypassNotification", true);
user_pref("termsofuse.bypassNotification", true);
user_pref("browser.translations.automaticallyPopup", false);
user_pref("browser.urlbar.autoFill", false);
JS

# What runs on the display: the accessibility bus, a window manager, Orca, the browser.
cat >"$work/session.sh" <<SESSION
#!/bin/bash
export HOME=$work/home XDG_RUNTIME_DIR=$work/run XDG_CONFIG_HOME=$work/home/.config XDG_SESSION_TYPE=x11
export LANG=C.UTF-8 GNOME_ACCESSIBILITY=1 ACCESSIBILITY_ENABLED=1 PYTHONPATH=$work/voice
export SPOKEN_LOG=$work/spoken.jsonl SPOKEN_RATE_FILE=$work/rate
for wish in IsEnabled ScreenReaderEnabled; do
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
    --method org.freedesktop.DBus.Properties.Set org.a11y.Status \$wish '<true>'
done
openbox &
orca -u $work/voice --debug-file=$work/orca-debug.log &
sleep 5
if [ $browser = chromium ]; then
  chromium --no-sandbox --force-renderer-accessibility --user-data-dir=$work/profile --no-first-run \
    --disable-gpu --disable-dev-shm-usage --password-store=basic --window-size=1280,880 about:blank &
else
  firefox-esr --profile $work/profile --no-remote --width 1280 --height 880 about:blank &
fi
wait
SESSION
chmod +x "$work/session.sh"

exec 3>"$work/display"
Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp >"$work/xvfb.log" 2>&1 &
xvfb=$!
until [ -s "$work/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$work/display")
export DISPLAY

# In a process space of its own: it ends as a whole, and Orca refuses to start beside another Orca.
unshare --mount --pid --fork --kill-child bash -c '
  root=$0 work=$1
  mount -t proc proc "$root/proc"
  if [ "$root" != / ]; then mount --rbind /dev "$root/dev"; mount --bind "$work" "$root$work"; fi
  exec chroot "$root" dbus-run-session -- "$work/session.sh"' "$root" "$work" >"$work/session.log" 2>&1 &
session=$!
trap 'kill -9 $session $xvfb 2>/dev/null || true' EXIT

# Orca has met the browser's window.
for _ in $(seq 60); do sleep 1; grep -q frame "$work/spoken.jsonl" && break; done
grep -q frame "$work/spoken.jsonl" || { echo "Orca said nothing. See $work/session.log" >&2; exit 1; }
sleep 3

export SPOKEN_LOG=$work/spoken.jsonl SPOKEN_RATE_FILE=$work/rate BROWSER_CLASS=$browser
export SITE=${SITE:-localhost:4173} PYTHONDONTWRITEBYTECODE=1
echo "Orca $(chroot "$root" orca --version 2>/dev/null | grep -o '[0-9.]*' | head -1), $browser, $SITE"
python3 "$here/visits.py" "$@"
