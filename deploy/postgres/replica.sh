#!/bin/sh
# Copies the primary when the data folder is empty, and starts as its standby.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup --host=primary --username=replicator --pgdata="$PGDATA" \
    --wal-method=stream --checkpoint=fast --write-recovery-conf; do
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
  chmod 700 "$PGDATA"
fi
exec postgres -c hot_standby=on
