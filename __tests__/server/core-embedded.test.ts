import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import type {} from '../support/medibook-global'

type Embedded = typeof import('../../server/db/embedded')

const root = path.join(__dirname, '..', '..')
let parent: string
let dir: string

beforeAll(() => {
  // Accessible only to its owner: if that is root, PostgreSQL's own user has no access.
  parent = mkdtempSync(path.join(os.tmpdir(), 'medibook-embedded-'))
  dir = path.join(parent, 'data', 'pg')
  mkdirSync(dir, { recursive: true })
})
afterAll(() => {
  rmSync(home(), { recursive: true, force: true })
  rmSync(parent, { recursive: true, force: true })
})

const home = (): string => {
  const moved = path.join(dir, 'LOCATION')
  return existsSync(moved) ? readFileSync(moved, 'utf8').trim() : dir
}
const start = () =>
  medibook.server.load<Embedded>('db/embedded.ts').startEmbeddedDatabase({ dir, isDurable: false })

async function ask<T>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows as T[]
  } finally {
    await client.end()
  }
}

async function ended(pid: number): Promise<void> {
  const deadlineMs = Date.now() + 15_000
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    if (Date.now() > deadlineMs) throw new Error(`Process ${pid} is still running`)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('the cluster is created once, reused by a second start, and stopped by the process that started it', async () => {
  const first = await start()
  expect(first.isNew).toBe(true)
  await ask(first.url('postgres'), `create table kept as select 'yes' as answer`)
  const second = await start()
  expect({ isNew: second.isNew, url: second.url() }).toEqual({ isNew: false, url: first.url() })
  await second.stop()
  expect(await ask(first.url('postgres'), 'select answer from kept')).toEqual([{ answer: 'yes' }])
  await first.stop()
  await expect(ask(first.url('postgres'), 'select 1')).rejects.toThrow()
})

test('the cluster starts after a crash that left its lock file, with its data', async () => {
  const lock = path.join(home(), 'cluster', 'postmaster.pid')
  expect(existsSync(lock)).toBe(false)
  // A process id that now belongs to another program: this one.
  writeFileSync(lock, `${process.pid}\n${path.join(home(), 'cluster')}\n1\n5432\n\n127.0.0.1\n\nready\n`)
  const database = await start()
  expect(database.isNew).toBe(false)
  expect(await ask(database.url('postgres'), 'select answer from kept')).toEqual([{ answer: 'yes' }])
  await database.stop()
})

test('the cluster does not outlive a killed server', async () => {
  const script =
    `require('tsx/cjs/api').register(); require('./server/db/embedded.ts').startEmbeddedDatabase({ ` +
    `dir: process.argv[1], isDurable: false }).then(() => { console.log('up'); setInterval(() => ` +
    '{}, 1e6) })'
  const child = spawn(process.execPath, ['-e', script, dir], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
  const pid = Number(readFileSync(path.join(home(), 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
  child.removeAllListeners('exit')
  child.kill('SIGKILL')
  await ended(pid)
  const database = await start()
  expect(await ask(database.url('postgres'), 'select answer from kept')).toEqual([{ answer: 'yes' }])
  await database.stop()
})

test('the cluster accepts connections only with the password', async () => {
  const database = await start()
  const stranger = new URL(database.url('postgres'))
  stranger.password = 'guess'
  await expect(ask(stranger.href, 'select 1')).rejects.toThrow(/password/)
  await database.stop()
})
