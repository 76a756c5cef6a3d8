# Installs packages of Debian, and has no service of theirs start, now or later, also when it is
# interrupted. Whatever it changes for that is changed back.
#
#   sh install-quietly.sh POLICY 'SERVICES' 'PACKAGES THAT BELONG TOGETHER' 'OTHERS' …
#
# POLICY is where Debian asks whether a service that has just been installed may start.
policy=$1
services=$2
shift 2
mark='# Of the tests of a film studio site, while they install servers.'

# A left-over of ours decides nothing.
if grep -qsxF "$mark" "$policy"; then rm -f "$policy"; fi

if [ -e "$policy" ]; then ours=; else ours=yes; fi

clean_up() {
  if [ -n "$ours" ]; then rm -f "$policy"; fi
  # Someone else's policy may have let them start.
  for service in $services; do systemctl disable --now "$service" >/dev/null 2>&1; done
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

if [ -n "$ours" ]; then
  printf '#!/bin/sh\n%s\nexit 101\n' "$mark" > "$policy"
  chmod 755 "$policy"
fi

# Another installation may hold the lock, as on a machine that has just been started.
apt-get -o DPkg::Lock::Timeout=300 update
# One by one, because a package that a system does not have would keep out all others.
for packages in "$@"; do
  apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends $packages
done
