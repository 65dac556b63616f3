import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type { AnswerOf, EndpointName } from '../../contract/endpoint-types'
import { routeOf } from '../../scripts/lib/route-paths.mjs'
import type { CallOptions, Envelope } from './medibook-global'

const root = path.join(__dirname, '..', '..')
const START_MS = 120_000
/** The key of every test server: see test-database.cjs. */
const ENCRYPTION_KEY = '07'.repeat(32)

export interface AskOptions {
  body?: unknown
  session?: string
  query?: Record<string, string>
  headers?: Record<string, string>
}

/** A server in a separate process, started like `npm run server`. */
export interface ServerProcess {
  origin: string
  pid: number
  /** Calls an endpoint of the contract. @returns the envelope */
  call<N extends EndpointName>(name: N, options?: CallOptions<N>): Promise<Envelope<AnswerOf<N>>>
  /** The same for an address outside of the contract. */
  ask<T = unknown>(method: string, url: string, options?: AskOptions): Promise<Envelope<T>>
  /** Like `ask`, with the HTTP status. @throws when the connection breaks */
  send(method: string, url: string, options?: AskOptions): Promise<{ status: number; body: string }>
  /** Sends a signal. @returns how the process ended */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ exitCode: number | null; signal: string | null }>
  log(): string
}

const isOfPresetClock = (name: string): boolean => name === 'LD_PRELOAD' || name.startsWith('FAKETIME')
/**
 * A clock preset for the tests (libfaketime) also applies to the processes, which would otherwise run on
 * another day. It continues in them (FAKETIME_DONT_RESET): restarted, it would place newly created data in
 * the future.
 */
const presetClock = process.env.FAKETIME
  ? {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => isOfPresetClock(name))),
      FAKETIME_DONT_RESET: '1',
    }
  : {}

const running = new Set<ChildProcess>()
const folders: string[] = []

/** Connection string of this test file's database. */
export async function ownDatabaseUrl(): Promise<string> {
  const [row] = await medibook.query<{ name: string }>('select current_database() as name')
  const url = new URL(process.env.MEDIBOOK_TEST_CLUSTER ?? '')
  url.pathname = `/${row?.name ?? ''}`
  return url.href
}

/** Another connection to the database, to hold a lock. The caller closes it. */
export async function outsider(): Promise<Client> {
  const client = new Client({ connectionString: await ownDatabaseUrl() })
  // A failed test leaves it open while the database is dropped.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

function request(
  agent: http.Agent,
  url: string,
  method: string,
  { body, session, query, headers }: AskOptions,
): Promise<{ status: number; body: string }> {
  const target = query ? `${url}?${new URLSearchParams(query).toString()}` : url
  const payload = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const call = http.request(
      target,
      {
        agent,
        method,
        headers: {
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(session ? { 'third-session': session } : {}),
          ...headers,
        },
      },
      (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => {
            text += part
          })
          .on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
          .on('error', reject)
      },
    )
    call.on('error', reject)
    call.end(payload)
  })
}

/** Time after which an idle connection to a server is closed. */
const IDLE_MS = 20_000

const environmentOf = (databaseUrl: string, folder: string, env: Record<string, string>) => ({
  PATH: process.env.PATH,
  ...presetClock,
  TZ: 'UTC',
  NODE_ENV: 'test',
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  SEED: 'none',
  SANDBOX: '1',
  LOG_LEVEL: 'info',
  RATE_LIMIT_PER_MINUTE: '0',
  ENCRYPTION_KEY,
  // Signs the sandbox provider's notifications, so all processes and the test use the same one.
  PAYMENT_SECRET: medibook.server.app.config.paymentSecret,
  ...env,
})

interface Ended {
  exitCode: number | null
  signal: string | null
}
interface Child {
  process: ChildProcess
  ended: Promise<Ended>
  output: () => string
}

function spawnServer(databaseUrl: string, env: Record<string, string>): Child {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'medibook-process-'))
  folders.push(folder)
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'server.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: environmentOf(databaseUrl, folder, env),
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      output += part.toString()
    })
  const ended = new Promise<Ended>((resolve) => {
    child.once('exit', (exitCode, signal) => {
      running.delete(child)
      resolve({ exitCode, signal })
    })
  })
  return { process: child, ended, output: () => output }
}

/** The server's URL, once it listens. @throws Error with its log when it does not start */
const originOf = ({ process: child, ended, output }: Child): Promise<string> =>
  new Promise((resolve, reject) => {
    const fail = (how: string) => reject(new Error(`The server ${how}:\n${output()}`))
    const timer = setTimeout(() => fail('did not start'), START_MS)
    child.once('message', (message: { origin: string }) => {
      clearTimeout(timer)
      resolve(message.origin)
    })
    void ended.then(({ exitCode }) => fail(`ended with ${String(exitCode)}`))
  })

async function startOne(databaseUrl: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawnServer(databaseUrl, env)
  const origin = await originOf(child)
  // idle connections are closed here well before the server closes them (72 s): one that is reused while it is
  // being closed fails, which a busy machine shows as a request that hangs up
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200, timeout: IDLE_MS })
  const send: ServerProcess['send'] = (method, url, options = {}) =>
    request(agent, `${origin}${url}`, method, options)
  return {
    origin,
    pid: child.process.pid ?? 0,
    send,
    call: async <N extends EndpointName>(name: N, { params, ...options }: CallOptions<N> = {}) => {
      const { method, path: route } = routeOf(name, params)
      return JSON.parse((await send(method, route, options as AskOptions)).body) as Envelope<AnswerOf<N>>
    },
    ask: async <T>(method: string, url: string, options?: AskOptions) =>
      JSON.parse((await send(method, url, options)).body) as Envelope<T>,
    end(signal) {
      child.process.kill(signal)
      return child.ended.finally(() => agent.destroy())
    },
    log: child.output,
  }
}

/** Starts `count` server processes on this test file's database. */
export async function startProcesses(
  count: number,
  env: Record<string, string> = {},
): Promise<ServerProcess[]> {
  const url = await ownDatabaseUrl()
  return Promise.all(Array.from({ length: count }, () => startOne(url, env)))
}

/** Ends all processes that are still running, for `afterAll`. */
export async function endProcesses(): Promise<void> {
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise((resolve) => {
          child.once('exit', resolve)
          child.kill('SIGKILL')
        }),
    ),
  )
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** Polls until `isSo`, limited by the test's own time-out. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10))
}
