// npm start: installs missing packages, builds the web app when its sources have changed, starts the server
// and prints its URL.
import './lib/help.mjs'
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import process from 'node:process'
import { ensureInstall } from './lib/ensure-install.mjs'
import { inRoot } from './lib/paths.mjs'
import { isPortFree } from './lib/ports.mjs'
import { formatElapsed } from './lib/progress.mjs'
import { fail, stopChildrenOnExit } from './lib/run.mjs'
import { serverFlags } from './lib/server-flags.mjs'
import { isBuildFresh, buildTarget } from './lib/taro-build.mjs'

const DEFAULT_PORT = 8787
const BUILD_HINT_MS = 10_000
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function healthOf(url) {
  try {
    const response = await fetch(`${url}/health`)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

async function demoAccounts() {
  const { tsImport } = await import('tsx/esm/api')
  const loaded = await tsImport('../server/demo/seed/demo-accounts.ts', import.meta.url)
  const { demoAccounts: accounts = [], demoInvitationCodes: codes = {} } = loaded.demoAccounts
    ? loaded
    : (loaded.default ?? {})
  return { accounts, codes }
}

async function announce(url, isSandbox, startedAt) {
  const lines = [
    '',
    `  Ready in ${formatElapsed(Date.now() - startedAt)}`,
    '',
    `  Web app         ${url}/`,
    `  API             ${url}/docs  (OpenAPI: ${url}/openapi.json)`,
  ]
  if (isSandbox) {
    lines.push(
      `  Outbox          ${url}/sandbox/outbox   the codes and messages that were sent`,
      `  Cashier         ${url}/sandbox/cashier  opens by itself when an order is paid`,
      `  Desk            ${url}/sandbox/desk     play the clinic: verify bookings, move the clock`,
    )
    const { accounts, codes } = await demoAccounts().catch(() => ({ accounts: [], codes: {} }))
    if (accounts.length) lines.push('', '  Demo accounts')
    for (const { username, password, phone, label } of accounts) {
      lines.push(`    ${username.padEnd(8)} ${password.padEnd(12)} ${phone.padEnd(16)} ${label}`)
    }
    if (codes.company)
      lines.push(
        `    Enterprise sign-in with the invitation code ${codes.company} (company) or ${codes.school} (school)`,
      )
  }
  console.log([...lines, '', '  Ctrl-C stops everything.', ''].join('\n'))
}

const startedAt = Date.now()
// Applies while installing and building; afterwards the server terminates first
stopChildrenOnExit()
await ensureInstall()
if (fs.existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'))

const port = Number(process.env.PORT || DEFAULT_PORT)
if (port !== 0 && !(await isPortFree(port))) {
  fail(`Port ${port} is in use: stop what listens there, or choose another one: PORT=8788 npm start`)
}
try {
  if (!isBuildFresh('h5')) await buildTarget('h5')
} catch (error) {
  fail(error.message)
}

process.removeAllListeners('SIGINT')
process.removeAllListeners('SIGTERM')
const server = spawn(process.execPath, [...serverFlags, inRoot('scripts', 'server.mjs')], {
  cwd: inRoot(),
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port), LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
})
// In a terminal the server receives Ctrl-C itself; otherwise the signal is forwarded
let wasTold = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (wasTold) return
    wasTold = true
    console.log('\nStopping …')
    server.kill(signal)
  })
}
let hasEnded = false
server.on('exit', (code, signal) => {
  hasEnded = true
  process.exit(wasTold ? 0 : (code ?? (signal ? 1 : 0)))
})

const url = `http://127.0.0.1:${port}`
let health = null
let hintedAt = Date.now()
while (!hasEnded && !health) {
  health = await healthOf(url)
  if (health) break
  if (Date.now() - hintedAt > BUILD_HINT_MS) {
    hintedAt = Date.now()
    console.log(
      `  … preparing the database, ${formatElapsed(Date.now() - startedAt)} (the first start makes and fills it)`,
    )
  }
  await pause(100)
}
if (health)
  await announce(process.env.PUBLIC_URL || `http://localhost:${port}`, Boolean(health.sandbox), startedAt)
