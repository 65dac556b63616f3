import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A map tile as it is sent. */
export interface Tile {
  contentType: string
  etag: string
  /** Time until which the tile service allows caching. */
  freshUntilMs: number
  bytes: Buffer
}

interface KeptTile extends Tile {
  /** Headers of the conditional request that revalidates it. */
  validators: Record<string, string>
}

export interface TileAddress {
  z: number
  x: number
  y: number
}

export interface TileSource {
  /**
   * @returns null where there is no tile, or none at the moment; a cached one is returned while the service
   * does not answer
   */
  get(address: TileAddress): Promise<Tile | null>
  /** Removes cached tiles that were not used for a month, and the oldest ones above the limit. */
  clean(): Promise<void>
}

export interface TileSourceOptions {
  url: string
  key: string
  /** Identifies the client with a contact, which OpenStreetMap's tile policy requires of caches. */
  userAgent: string
  referer: string
  /** Folder of the cache. */
  folder: string
}

const DAY_MS = 86_400_000
/** OpenStreetMap's minimum where an answer states no lifetime. */
const DEFAULT_FRESH_MS = 7 * DAY_MS
const KEPT_MS = 30 * DAY_MS
const MOST_TILES = 20_000
const MOST_BYTES = 1024 * 1024
const TIMEOUT_MS = 10_000
/** Pause after a service has refused or not answered. */
const PAUSE_MS = 20_000
const MOST_PAUSE_MS = 3_600_000
const AT_ONCE = 4
const MOST_WAITING = 80
/**
 * Enough for interactive use of one process, and slows down anyone who copies the map through this server.
 */
const MOST_A_MINUTE = 600
const SUBDOMAINS = ['a', 'b', 'c']
const PICTURES = /^image\/(png|jpeg|webp|avif)\b/

/** Reads the lifetime from `Cache-Control` or `Expires`, in milliseconds. */
function freshForMs(headers: Headers): number {
  const seconds = /(?:^|[\s,])max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]
  if (seconds !== undefined) return Number(seconds) * 1000
  const until = Date.parse(headers.get('expires') ?? '')
  return Number.isNaN(until) ? DEFAULT_FRESH_MS : Math.max(0, until - Date.now())
}

function validatorsOf(headers: Headers): Record<string, string> {
  const etag = headers.get('etag')
  const modified = headers.get('last-modified')
  return {
    ...(etag ? { 'if-none-match': etag } : null),
    ...(modified ? { 'if-modified-since': modified } : null),
  }
}

/** A file consists of a line of JSON and the picture's bytes. */
async function read(file: string): Promise<KeptTile | null> {
  const all = await readFile(file).catch(() => null)
  const end = all?.indexOf('\n') ?? -1
  if (!all || end < 0) return null
  try {
    const head = JSON.parse(all.toString('utf8', 0, end)) as Omit<KeptTile, 'bytes'>
    return { ...head, bytes: all.subarray(end + 1) }
  } catch {
    return null
  }
}

async function write(file: string, { bytes, ...head }: KeptTile): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  // written to a temporary file and renamed, because another process may read it at the same time
  const own = `${file}.${process.pid}`
  await writeFile(own, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]), { mode: 0o600 })
  await rename(own, file)
}

/**
 * Allows `AT_ONCE` concurrent requests and `MOST_A_MINUTE` per minute; requests that would wait too long are
 * refused.
 */
function createGate() {
  let running = 0
  let minute = 0
  let passed = 0
  const waiting: (() => void)[] = []
  const mayAsk = () => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) {
      minute = now
      passed = 0
    }
    passed += 1
    return passed <= MOST_A_MINUTE
  }
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (waiting.length >= MOST_WAITING || !mayAsk()) return null
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

const addressOf = ({ url, key }: TileSourceOptions, { z, x, y }: TileAddress): string =>
  url
    .replace('{s}', SUBDOMAINS[(x + y) % SUBDOMAINS.length] ?? '')
    .replace('{key}', encodeURIComponent(key))
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y))

async function clean(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      return { file, changedMs: (await stat(file).catch(() => null))?.mtimeMs ?? 0 }
    }),
  )
  const byAge = files.sort((one, other) => other.changedMs - one.changedMs)
  const old = byAge.filter(({ changedMs }, index) => index >= MOST_TILES || changedMs < Date.now() - KEPT_MS)
  for (const { file } of old) await rm(file, { force: true })
}

/**
 * Tiles of a map service, cached on disk for the lifetime that it states. A tile is fetched only when a
 * client needs it, a few at a time; after a refusal or failure the service is not called for a while.
 */
export function createTileSource(options: TileSourceOptions): TileSource {
  // another URL serves other tiles
  const folder = path.join(
    options.folder,
    createHash('sha256').update(options.url).digest('hex').slice(0, 16),
  )
  const pass = createGate()
  const asking = new Map<string, Promise<Tile | null>>()
  let pausedUntilMs = 0

  const pause = (retryAfter: string | null) => {
    const asked = Number(retryAfter) * 1000
    const pauseMs = asked > 0 ? Math.min(asked, MOST_PAUSE_MS) : PAUSE_MS
    pausedUntilMs = Date.now() + pauseMs
  }

  async function ask(file: string, address: TileAddress, kept: KeptTile | null): Promise<Tile | null> {
    if (Date.now() < pausedUntilMs) return kept
    const answer = await fetch(addressOf(options, address), {
      headers: { 'user-agent': options.userAgent, referer: options.referer, ...kept?.validators },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    if (answer?.status === 404) return null
    const isUnchanged = answer?.status === 304 && kept !== null
    const contentType = answer?.headers.get('content-type') ?? ''
    if (!answer || (!isUnchanged && !(answer.status === 200 && PICTURES.test(contentType)))) {
      pause(answer?.headers.get('retry-after') ?? null)
      return kept
    }
    const freshUntilMs = Date.now() + freshForMs(answer.headers)
    const bytes = isUnchanged ? kept.bytes : Buffer.from(await answer.arrayBuffer())
    if (bytes.length > MOST_BYTES) return kept
    const tile: KeptTile = isUnchanged
      ? { ...kept, freshUntilMs }
      : {
          contentType,
          etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
          freshUntilMs,
          validators: validatorsOf(answer.headers),
          bytes,
        }
    await write(file, tile)
    return tile
  }

  async function find(file: string, address: TileAddress): Promise<Tile | null> {
    const kept = await read(file)
    if ((kept && kept.freshUntilMs > Date.now()) || Date.now() < pausedUntilMs) return kept
    return (await pass(() => ask(file, address, kept).catch(() => kept))) ?? kept
  }

  return {
    get(address) {
      const file = path.join(folder, `${address.z}-${address.x}-${address.y}`)
      const work = asking.get(file) ?? find(file, address).finally(() => asking.delete(file))
      asking.set(file, work)
      return work
    },
    clean: () => clean(folder),
  }
}
