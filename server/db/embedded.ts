import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { databaseOwner, type Owner, reachableBinaries, reachableHome } from './embedded-files'

export interface EmbeddedDatabase {
  /** Connection string of the database `name` (default 'medibook') of this cluster. */
  url(name?: string): string
  /** Stops PostgreSQL when this process started it or took it over; otherwise does nothing. */
  stop(): Promise<void>
  /** True when this start created the files. */
  isNew: boolean
}

interface Options {
  /** Folder of the cluster; created if missing. */
  dir: string
  /** False trades crash safety for speed; for tests only. */
  isDurable?: boolean
  /** Defaults to a free port. */
  port?: number
}

const USER = 'medibook'
const START_TIMEOUT_MS = 30_000
const SETTLED_MS = 200
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Starts the PostgreSQL of the registry packages on a free local port, with its files in `dir`. A cluster
 * that is already running (of a second server, or left behind by a crash) is reused.
 * @throws Error with the end of PostgreSQL's log when it does not start
 */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const owner = databaseOwner()
  const wanted = path.resolve(options.dir)
  mkdirSync(wanted, { recursive: true })
  const home = reachableHome(wanted, owner)
  const native = reachableBinaries(owner, home)
  const cluster = path.join(home, 'cluster')
  const passwordFile = path.join(home, 'password')

  const isNew = !existsSync(path.join(cluster, 'PG_VERSION'))
  if (isNew) initialise(native, home, cluster, passwordFile, owner)
  const password = readFileSync(passwordFile, 'utf8').trim()
  const urlAt =
    (port: number) =>
    (name = USER) =>
      `postgres://${USER}:${password}@127.0.0.1:${port}/${name}`

  const running = await runningServer(cluster)
  // The process that started it stops it: its guard notices when that process ends.
  if (running) return { url: urlAt(running.port), stop: async () => undefined, isNew: false }
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true })

  let lastError: unknown
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const port = options.port ?? (await freePort())
    try {
      const server = launch(native, cluster, home, port, owner, options.isDurable ?? true)
      await waitUntilReady(cluster, server.pid, home, server.child)
      const guard = guardAgainstOrphan(server.pid)
      return { url: urlAt(port), stop: () => stopServer(server, guard), isNew }
    } catch (error) {
      lastError = error
    }
  }
  throw lastError
}

/** Created in a temporary folder and renamed, so that an interrupted start leaves no partial cluster. */
function initialise(native: string, home: string, cluster: string, passwordFile: string, owner: Owner): void {
  const unfinished = `${cluster}.${process.pid}.new`
  rmSync(unfinished, { recursive: true, force: true })
  rmSync(cluster, { recursive: true, force: true })
  if (!existsSync(passwordFile))
    writeFileSync(passwordFile, `${randomBytes(18).toString('hex')}\n`, { mode: 0o600 })
  if (owner.uid !== undefined) chownSync(passwordFile, owner.uid, owner.gid ?? owner.uid)
  const result = spawnSync(
    path.join(native, 'bin', 'initdb'),
    [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The built-in provider collates and folds case identically on every machine, whatever its locales.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ],
    { ...owner, cwd: home, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } },
  )
  if (result.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(
      'The embedded PostgreSQL could not be initialised: ' +
        `${result.stderr || result.error?.message || `exit ${result.status}`}`,
    )
  }
  renameSync(unfinished, cluster)
}

interface Launched {
  pid: number
  child: ChildProcess
}

function launch(
  native: string,
  cluster: string,
  home: string,
  port: number,
  owner: Owner,
  isDurable: boolean,
): Launched {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '120',
    timezone: 'UTC',
    log_timezone: 'UTC',
    shared_buffers: '128MB',
    log_min_messages: 'warning',
    log_statement: 'none',
    log_min_error_statement: 'panic',
    jit: 'off',
    ...(isDurable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  const log = openSync(path.join(home, 'postgres.log'), 'a')
  try {
    const child = spawn(
      path.join(native, 'bin', 'postgres'),
      ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // Detached: Ctrl-C in a terminal is sent to the whole process group, and the database must outlive the
      // requests that use it.
      {
        ...owner,
        cwd: home,
        detached: true,
        stdio: ['ignore', log, log],
        env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      },
    )
    if (child.pid === undefined)
      throw new Error(`${path.join(native, 'bin', 'postgres')} could not be started`)
    child.unref()
    return { pid: child.pid, child }
  } finally {
    closeSync(log)
  }
}

function readPostmaster(cluster: string): { pid: number; port: number; status: string } | null {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() }
  } catch {
    return null
  }
}

/** After a crash the process id in postmaster.pid may belong to another program. */
function isAlive(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster)
  } catch {
    return process.platform !== 'linux'
  }
}

/**
 * Returns a running server on these files. If its starter was just killed, the guard is about to stop it, so
 * it is checked a second time.
 */
async function runningServer(cluster: string): Promise<{ port: number } | null> {
  const deadlineMs = Date.now() + START_TIMEOUT_MS
  let readySinceMs: number | null = null
  while (Date.now() < deadlineMs) {
    const state = readPostmaster(cluster)
    if (!state || !isAlive(state.pid, cluster)) return null
    if (state.status !== 'ready') readySinceMs = null
    else if (readySinceMs === null) readySinceMs = Date.now()
    else if (Date.now() - readySinceMs >= SETTLED_MS) return state
    await pause(20)
  }
  throw new Error(`A PostgreSQL on ${cluster} is running but not ready`)
}

async function waitUntilReady(
  cluster: string,
  pid: number,
  home: string,
  child?: ChildProcess,
): Promise<void> {
  const deadlineMs = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadlineMs) {
    const state = readPostmaster(cluster)
    if (state?.pid === pid && state.status === 'ready') return
    if (child && (child.exitCode !== null || child.signalCode !== null)) break
    await pause(20)
  }
  let log = ''
  try {
    log = readFileSync(path.join(home, 'postgres.log'), 'utf8').split('\n').slice(-12).join('\n')
  } catch {
    log = '(no log)'
  }
  throw new Error(`The embedded PostgreSQL did not start:\n${log}`)
}

/**
 * The guard waits on a pipe that the system closes when this process ends in any way, even by SIGKILL, and
 * then stops the database.
 */
function guardAgainstOrphan(pid: number): ChildProcess | null {
  if (process.platform === 'win32') return null
  const guard = spawn('/bin/sh', ['-c', `cat >/dev/null; kill -INT ${pid} 2>/dev/null`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  })
  guard.on('error', () => undefined)
  guard.unref()
  const pipe = guard.stdin as (NodeJS.WritableStream & { unref?: () => void }) | null
  pipe?.unref?.()
  pipe?.on('error', () => undefined)
  return guard
}

async function stopServer(server: Launched, guard: ChildProcess | null): Promise<void> {
  const { child } = server
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.ref()
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(server.pid), '/f', '/t'])
    else child.kill('SIGINT')
    await ended
  }
  guard?.stdin?.end()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
