// Locates the system's PostgreSQL and pgbouncer programs in the folders of the distributions' packages.
import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** The Debian packages that contain the programs. */
const PACKAGES = {
  initdb: 'postgresql',
  postgres: 'postgresql',
  pg_basebackup: 'postgresql',
  pg_dump: 'postgresql-client',
  pg_restore: 'postgresql-client',
  pgbouncer: 'pgbouncer',
}

/** Folders that may contain the programs, newest PostgreSQL first. */
function folders() {
  const versions = '/usr/lib/postgresql'
  const installed = fs.existsSync(versions)
    ? fs.readdirSync(versions).sort((a, b) => Number(b) - Number(a))
    : []
  return [
    ...installed.map((version) => path.join(versions, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/usr/local/pgsql/bin',
  ]
}

/**
 * Locates programs.
 *
 * @param {string[]} names
 * @returns {{ programs: Record<string, string>, missing: string[] }} `missing` lists programs with their
 * packages
 */
export function findPrograms(names) {
  const programs = {}
  for (const name of names) {
    const found = folders()
      .map((folder) => path.join(folder, name))
      .find((file) => fs.existsSync(file))
    if (found) programs[name] = found
  }
  const missing = names.filter((name) => !programs[name]).map((name) => `${name} (package ${PACKAGES[name]})`)
  return { programs, missing }
}

/**
 * PostgreSQL and pgbouncer refuse to run as root, so root runs them as the user of their packages.
 *
 * @returns {{ uid?: number, gid?: number }} to spread into the options of a child process
 * @throws when running as root and there is no such user
 */
export function programOwner() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Creates a folder owned by the user of `programOwner`. */
export function makeOwnedFolder(folder, owner) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (owner.uid !== undefined) fs.chownSync(folder, owner.uid, owner.gid)
  return folder
}

/** Writes a file owned by the user of `programOwner`. */
export function writeOwnedFile(file, text, owner) {
  fs.writeFileSync(file, text, { mode: 0o600 })
  if (owner.uid !== undefined) fs.chownSync(file, owner.uid, owner.gid)
}

/**
 * Runs a program in the background; its output goes to a file.
 *
 * @returns {{ pid: number, hasEnded: () => boolean, end: (signal: NodeJS.Signals) => Promise<void> }}
 */
export function startProgram(file, args, { cwd, owner, logFile }) {
  const log = fs.openSync(logFile, 'a')
  const child = spawn(file, args, {
    ...owner,
    cwd,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  })
  fs.closeSync(log)
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
    child.once('error', resolve)
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
  return {
    pid: child.pid ?? 0,
    hasEnded,
    async end(signal) {
      if (!hasEnded()) child.kill(signal)
      await ended
    },
  }
}

/** Polls a condition, with a time limit because a program may hang. */
export async function untilTrue(isSo, what, limitMs = 60_000) {
  const deadlineMs = Date.now() + limitMs
  while (!(await isSo())) {
    if (Date.now() > deadlineMs) throw new Error(`${what} did not happen within ${limitMs / 1000} s`)
    await new Promise((resolve) => {
      setTimeout(resolve, 25)
    })
  }
}
