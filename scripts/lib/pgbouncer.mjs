// A dedicated pgbouncer in transaction mode in front of one PostgreSQL that can be exchanged. The database
// name with the suffix _session selects session mode, in which notifications and session locks work.
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import {
  findPrograms,
  makeOwnedFolder,
  programOwner,
  startProgram,
  untilTrue,
  writeOwnedFile,
} from './database-tools.mjs'
import { freePort } from './ports.mjs'

const ADMIN = 'pooler_admin'

/** The settings of `pgbouncer`, in which every database name leads to `target`. */
function settings(target, { port, folder, poolSize }) {
  const password = decodeURIComponent(target.password).replaceAll("'", "''")
  const name = target.pathname.slice(1)
  const to =
    `host=${target.hostname} port=${target.port} ` +
    `user=${target.username}${password ? ` password='${password}'` : ''}`
  return `[databases]
${name}_session = ${to} dbname=${name} pool_mode=session pool_size=20
* = ${to}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = ${ADMIN}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 400
server_login_retry = 1
server_check_delay = 0
server_check_query = select 1
query_wait_timeout = 10
ignore_startup_parameters = extra_float_digits
logfile = ${path.join(folder, 'pgbouncer.log')}
log_connections = 0
log_disconnections = 0
`
}

/**
 * Starts pgbouncer in front of the PostgreSQL of `url`.
 *
 * @param {{ url: string, folder: string, poolSize?: number }} options
 * @returns {Promise<{ urlOf: (database: string) => string, tell: (command: string) => Promise<object[]>,
 * leadTo: (url: string) => void, stop: () => Promise<void> }>} `tell` runs a command in its console; `leadTo`
 * writes another PostgreSQL to its settings, which RELOAD applies
 */
export async function startPgbouncer({ url, folder, poolSize = 5 }) {
  const { programs, missing } = findPrograms(['pgbouncer'])
  if (missing.length) throw new Error(`Missing: ${missing.join(', ')}`)
  const owner = programOwner()
  makeOwnedFolder(folder, owner)
  const port = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  const leadTo = (address) =>
    writeOwnedFile(file, settings(new URL(address), { port, folder, poolSize }), owner)
  leadTo(url)

  const logFile = path.join(folder, 'pgbouncer.out')
  const program = startProgram(programs.pgbouncer, [file], { cwd: folder, owner, logFile })
  const urlOf = (database, user = 'anybody') => `postgres://${user}@127.0.0.1:${port}/${database}`
  const tell = async (command) => {
    const client = new pg.Client({ connectionString: urlOf('pgbouncer', ADMIN) })
    client.on('error', () => undefined)
    await client.connect()
    try {
      // Its console supports only the simple query protocol, which is used for queries without parameters.
      return (await client.query(command)).rows
    } finally {
      await client.end()
    }
  }
  await untilTrue(async () => {
    if (program.hasEnded()) throw new Error(`pgbouncer ended:\n${fs.readFileSync(logFile, 'utf8')}`)
    return tell('SHOW VERSION').then(
      () => true,
      () => false,
    )
  }, 'The start of pgbouncer')
  return { urlOf, tell, leadTo, stop: () => program.end('SIGKILL') }
}
