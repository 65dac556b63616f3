#!/bin/sh
# Writes the settings from the environment and replaces itself by pgbouncer. After a failover, set another
# DATABASE_HOST, or edit /tmp/pgbouncer.ini and run RELOAD in its console.
set -eu
umask 077
printf '"%s" "%s"\n' "$DATABASE_USER" "$DATABASE_PASSWORD" > /tmp/userlist.txt
cat > /tmp/pgbouncer.ini <<END
[databases]
${DATABASE_NAME} = host=${DATABASE_HOST} port=5432
; a session for each client: what DATABASE_DIRECT_URL names, so that a failover moves it too
${DATABASE_NAME}_session = host=${DATABASE_HOST} port=5432 dbname=${DATABASE_NAME} pool_mode=session pool_size=30

[pgbouncer]
listen_addr = 0.0.0.0
listen_port = 6432
unix_socket_dir =
auth_type = scram-sha-256
auth_file = /tmp/userlist.txt
admin_users = ${DATABASE_USER}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
max_prepared_statements = 200
server_check_delay = 0
server_check_query = select 1
server_login_retry = 1
query_wait_timeout = 10
END
exec pgbouncer /tmp/pgbouncer.ini
