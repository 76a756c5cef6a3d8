# Installs Debian packages, and lets none of their services start, now or later.
#
#   sh install-quietly.sh POLICY 'SERVICES' 'PACKAGES THAT BELONG TOGETHER' 'OTHERS' …
#
# Debian runs POLICY to ask whether a newly installed service may start. An existing one is kept.
policy=$1
services=$2
shift 2

clean_up() {
  if [ -n "$ours" ]; then rm -f "$policy"; fi
  for service in $services; do systemctl disable --now "$service" >/dev/null 2>&1; done
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

if [ ! -e "$policy" ]; then
  ours=yes
  printf '#!/bin/sh\nexit 101\n' > "$policy"
  chmod 755 "$policy"
fi

# Another installation may hold the lock, for example just after boot.
apt-get -o DPkg::Lock::Timeout=300 update
# One by one, because a package that is not available would prevent all others.
for packages in "$@"; do
  apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends $packages
done
