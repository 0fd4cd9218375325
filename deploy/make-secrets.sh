#!/bin/sh
# Creates the secrets of compose.yaml in ./secrets; existing files stay unchanged. Run it as root, so that each file
# belongs to the user of its container, and no other user can read it.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets

random() { od -An -v -N32 -tx1 /dev/urandom | tr -d ' \n'; }

# make NAME OWNER VALUE
make() {
  [ -e "secrets/$1" ] || printf '%s\n' "$3" >"secrets/$1"
  chmod 400 "secrets/$1"
  if [ "$(id -u)" -eq 0 ]; then chown "$2" "secrets/$1"; fi
}

# User 1000 runs the servers, user 70 runs PostgreSQL.
make portico-secret 1000 "$(random)"
make metrics-token 1000 "$(random)"
make postgres-password 70 "$(random)"
make database-url 1000 "postgres://portico:$(cat secrets/postgres-password)@postgres:5432/portico"

if [ "$(id -u)" -ne 0 ]; then
  echo 'Not run as root: give secrets/postgres-password to user 70 and the other files to user 1000.' >&2
fi
