import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { root } from './paths.mjs'
import { freePort } from './ports.mjs'
import { serverFlags } from './server-flags.mjs'

/** Connection string of the PostgreSQL that a running server has in its data folder. */
function databaseOf(dataDir) {
  const folder = path.join(dataDir, 'pg')
  const location = path.join(folder, 'LOCATION')
  const home = fs.existsSync(location) ? fs.readFileSync(location, 'utf8').trim() : folder
  const password = fs.readFileSync(path.join(home, 'password'), 'utf8').trim()
  const [, , , port] = fs.readFileSync(path.join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
  return `postgres://medibook:${password}@127.0.0.1:${port}/medibook`
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function isHealthy(url) {
  try {
    return (await fetch(`${url}/health`)).ok
  } catch {
    return false
  }
}

/**
 * Starts scripts/server.mjs and waits for /health.
 *
 * @param {{ port: number, env?: Record<string, string>, isQuiet?: boolean, timeoutMs?: number, onLine?:
 * (line: string) => void, checkout?: string }} options `onLine` receives the server's output; `checkout`
 * selects another checkout of this repository
 * @returns {Promise<{ url: string, child: import('node:child_process').ChildProcess, output: () => string,
 * stop: () => Promise<void> }>}
 * @throws Error with the end of the server's output when it exits, or is not healthy in time
 */
export async function startServer({
  port,
  env = {},
  isQuiet = false,
  timeoutMs = 180_000,
  onLine,
  checkout = root,
}) {
  const url = `http://127.0.0.1:${port}`
  // Another checkout is run with its own defaults
  const flags = checkout === root ? serverFlags : []
  const child = spawn(process.execPath, [...flags, path.join(checkout, 'scripts', 'server.mjs')], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output = (output + chunk).slice(-20_000)
    const line = String(chunk).trim().split('\n').at(-1)
    if (line) onLine?.(line.trim())
  })
  child.stderr?.on('data', (chunk) => {
    output = (output + chunk).slice(-20_000)
  })

  const stop = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      const lastResort = setTimeout(() => child.kill('SIGKILL'), 15_000)
      child.once('exit', () => {
        clearTimeout(lastResort)
        resolve()
      })
      child.kill('SIGTERM')
    })

  const deadlineMs = Date.now() + timeoutMs
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended while starting.\n${output.slice(-4000)}`)
    if (Date.now() > deadlineMs) {
      await stop()
      throw new Error(`The server was not healthy after ${timeoutMs / 1000} s.\n${output.slice(-4000)}`)
    }
    await pause(100)
  }
  return { url, child, output: () => output, stop }
}

/**
 * Starts the real server with a fresh, seeded database in a temporary folder, with the sandbox and without
 * rate limits. `stop` removes the folder; `databaseUrl` is for rows that a test adds directly.
 *
 * @param {{ port?: number, env?: Record<string, string>, timeoutMs?: number, onLine?: (line: string) => void,
 * checkout?: string }} [options] as of `startServer`
 */
export async function startTestServer({ port, env = {}, timeoutMs, onLine, checkout } = {}) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'medibook-test-'))
  // PostgreSQL's own user needs access to the folder when this runs as root
  fs.chmodSync(dataDir, 0o711)
  const chosen = port ?? (await freePort())
  const server = await startServer({
    port: chosen,
    isQuiet: true,
    timeoutMs,
    onLine,
    checkout,
    env: {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SANDBOX: '1',
      LOG_LEVEL: 'warn',
      TZ: 'UTC',
      PUBLIC_URL: `http://127.0.0.1:${chosen}`,
      RATE_LIMIT_PER_MINUTE: '0',
      TIGHT_RATE_LIMIT_PER_MINUTE: '0',
      ...env,
    },
  })
  return {
    ...server,
    databaseUrl: databaseOf(dataDir),
    async stop() {
      await server.stop()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
