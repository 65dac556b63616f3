// A dedicated PostgreSQL from the system's packages, alone or with a streaming standby, to rehearse outages.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { findPrograms, makeOwnedFolder, programOwner, startProgram, untilTrue } from './database-tools.mjs'
import { freePort } from './ports.mjs'

export const CLUSTER_PROGRAMS = ['initdb', 'postgres', 'pg_basebackup']
const USER = 'medibook'

/** Runs one statement on a separate connection. */
export async function askDatabase(url, text, values) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

const answers = (url) =>
  askDatabase(url, 'select 1').then(
    () => true,
    () => false,
  )

async function startNode({ programs, owner, folder, name }) {
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    jit: 'off',
    timezone: 'UTC',
    wal_level: 'replica',
    max_wal_senders: 5,
    hot_standby: 'on',
  }
  const logFile = path.join(folder, `${name}.log`)
  const args = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const program = startProgram(programs.postgres, ['-D', path.join(folder, name), ...args], {
    cwd: folder,
    owner,
    logFile,
  })
  const urlOf = (database) => `postgres://${USER}@127.0.0.1:${port}/${database}`
  await untilTrue(async () => {
    if (program.hasEnded()) throw new Error(`PostgreSQL ended:\n${fs.readFileSync(logFile, 'utf8')}`)
    return answers(urlOf('postgres'))
  }, `The start of the ${name}`)
  return { urlOf, program }
}

function toolsIn(folder) {
  const { programs, missing } = findPrograms(CLUSTER_PROGRAMS)
  if (missing.length) throw new Error(`Missing: ${missing.join(', ')}`)
  const owner = programOwner()
  makeOwnedFolder(folder, owner)
  const run = (program, args) =>
    execFileSync(programs[program], args, { ...owner, cwd: folder, stdio: 'pipe', env: { LC_ALL: 'C' } })
  return { programs, owner, folder, run }
}

async function makePrimary(tools, database) {
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8']
  const cluster = path.join(tools.folder, 'primary')
  tools.run('initdb', ['-D', cluster, `--username=${USER}`, '--auth=trust', ...locale])
  const primary = await startNode({ ...tools, name: 'primary' })
  await askDatabase(primary.urlOf('postgres'), `create database ${database}`)
  return primary
}

/**
 * Starts a PostgreSQL of the system with an empty database.
 *
 * @param {{ folder: string, database: string }} options
 * @returns {Promise<{ urlOf: (database: string) => string, stop: () => Promise<void> }>}
 */
export async function startOwnPostgres({ folder, database }) {
  const { urlOf, program } = await makePrimary(toolsIn(folder), database)
  return { urlOf, stop: () => program.end('SIGINT') }
}

/**
 * Starts a primary with an empty database and a streaming standby.
 *
 * @param {{ folder: string, database: string }} options
 * @returns {Promise<{ primary: string, standby: string, waitForStandby: () => Promise<void>, killPrimary: ()
 * => Promise<void>, promote: () => Promise<void>, stop: () => Promise<void> }>} URLs and operations;
 * `waitForStandby` makes every later commit wait until it is visible on the standby
 */
export async function startReplicatedCluster({ folder, database }) {
  const tools = toolsIn(folder)
  const primary = await makePrimary(tools, database)
  const copy = path.join(folder, 'standby')
  tools.run('pg_basebackup', [
    '-D',
    copy,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '-d',
    primary.urlOf('postgres'),
  ])
  const standby = await startNode({ ...tools, name: 'standby' })
  const [primaryUrl, standbyUrl] = [primary.urlOf(database), standby.urlOf(database)]

  return {
    primary: primaryUrl,
    standby: standbyUrl,
    async waitForStandby() {
      await askDatabase(primaryUrl, `alter system set synchronous_standby_names = '*'`)
      await askDatabase(primaryUrl, `alter system set synchronous_commit = 'remote_apply'`)
      await askDatabase(primaryUrl, 'select pg_reload_conf()')
      const isSynchronous = async () =>
        (await askDatabase(primaryUrl, 'select sync_state from pg_stat_replication'))[0]?.sync_state ===
        'sync'
      await untilTrue(isSynchronous, 'Synchronous replication')
    },
    killPrimary: () => primary.program.end('SIGKILL'),
    async promote() {
      await askDatabase(standbyUrl, 'select pg_promote()')
    },
    async stop() {
      await Promise.all([standby.program.end('SIGINT'), primary.program.end('SIGINT')])
    },
  }
}
