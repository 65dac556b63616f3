#!/bin/sh
# Runs once, when the primary is initialised: creates a role for the replica and a read-only role.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  -v replication_password="$REPLICATION_PASSWORD" -v reader_password="$READER_PASSWORD" <<'END'
create role replicator replication login password :'replication_password';
create role reader login password :'reader_password' in role pg_read_all_data;
END
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
