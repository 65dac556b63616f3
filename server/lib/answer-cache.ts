import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DataChanges } from '../db/data-changes'

/** A cached answer, ready to send. */
export interface KeptAnswer {
  body: Buffer
  etag: string
  /** Compressed on first use; null for an answer too short to benefit. */
  compressed(encoding: Encoding): Promise<Buffer> | null
  /** False once its data has changed or may have changed. */
  isTrue(): boolean
}
export type Encoding = 'br' | 'gzip'

/** A new answer, and the tables that it was read from. */
export interface MadeAnswer {
  body: string
  tables: readonly string[]
}

interface Entry extends KeptAnswer {
  tables: readonly string[]
  /** Sequence number of the data when the answer was started. */
  sequence: number
  madeMs: number
  /** Lead of the rules' clock over the process's clock, in milliseconds. */
  aheadMs: number
  minute: number
  bytes: number
}

interface Options {
  /** Limit for all answers together, including compressed forms. */
  maxBytes: number
  /** Maximal age of an answer, because a notification of a change may have been lost. */
  maxAgeMs: number
  /** An answer younger than this is sent although its data has changed. */
  graceMs: number
  changes: DataChanges
  /** The clock of the rules. */
  nowMs(): number
  /** False while notifications of other processes cannot be received; nothing is cached then. */
  canHear(): boolean
}

export interface AnswerCache {
  /** Returns the cached answer; null when there is none or it is outdated. */
  find(key: string): KeptAnswer | null
  /**
   * Returns the cached answer, or that of `make`, which runs once for concurrent calls; without a key the
   * answer is not cached.
   */
  get(key: string | null, make: () => Promise<MadeAnswer>): Promise<KeptAnswer>
  size(): { answers: number; bytes: number }
}

/** Below this size, compression does not reduce the number of packets. */
const LEAST_COMPRESSED = 1_400
/** Overhead of an entry besides its body: its key, its tables, its place in the map. */
const ENTRY_BYTES = 600
const LARGEST_SHARE = 8
const MINUTE_MS = 60_000
/** The two clocks are read one after the other, so a smaller difference is ignored. */
const SAME_MS = 50

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
}

/** A store limited by bytes that evicts the least recently used entries. */
function createStore(maxBytes: number) {
  /** Ordered by last use, least recent first. */
  const entries = new Map<string, Entry>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  function shrink(): void {
    for (const key of entries.keys()) {
      if (bytes <= maxBytes) return
      remove(key)
    }
  }
  return {
    remove,
    size: () => ({ answers: entries.size, bytes }),
    find(key: string): Entry | undefined {
      const entry = entries.get(key)
      if (entry) {
        entries.delete(key)
        entries.set(key, entry)
      }
      return entry
    },
    keep(key: string, entry: Entry): void {
      // A newer answer has been stored in the meantime.
      if ((entries.get(key)?.sequence ?? 0) > entry.sequence) return
      remove(key)
      if (entry.bytes > maxBytes / LARGEST_SHARE) return
      entries.set(key, entry)
      bytes += entry.bytes
      shrink()
    },
    /** Adds the size of an entry's compressed forms. */
    grow(key: string, entry: Entry, more: number): void {
      entry.bytes += more
      if (entries.get(key) !== entry) return
      bytes += more
      shrink()
    },
  }
}

/** Creates an answer and records the state of the data at the start. */
async function makeEntry(
  make: () => Promise<MadeAnswer>,
  of: {
    sequence: number
    clockMs: number
    onCompressed: (entry: Entry, bytes: number) => void
    isTrue: (entry: Entry) => boolean
  },
): Promise<Entry> {
  const madeMs = performance.now()
  const made = await make()
  const body = Buffer.from(made.body)
  const done: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const entry: Entry = {
    body,
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    compressed(encoding) {
      if (body.length < LEAST_COMPRESSED) return null
      return (done[encoding] ??= compress[encoding](body).then((buffer) => {
        of.onCompressed(entry, buffer.length)
        return buffer
      }))
    },
    isTrue: () => of.isTrue(entry),
    tables: made.tables,
    sequence: of.sequence,
    madeMs,
    aheadMs: of.clockMs - madeMs,
    minute: Math.floor(of.clockMs / MINUTE_MS),
    bytes: body.length + ENTRY_BYTES,
  }
  return entry
}

interface Running {
  sequence: number
  beganMs: number
  made: Promise<Entry>
}

/**
 * Caches answers until the tables that they were read from change; the least recently used are evicted first.
 * An answer whose data changed while it was created is not sent to later callers.
 */
export function createAnswerCache(options: Options): AnswerCache {
  const { changes, maxAgeMs, graceMs, canHear } = options
  const store = createStore(options.maxBytes)
  const running = new Map<string, Running>()

  function isTrue(entry: Entry): boolean {
    if (!canHear()) return false
    const nowMs = performance.now()
    const clockMs = options.nowMs()
    const ageMs = nowMs - entry.madeMs
    if (ageMs >= maxAgeMs || Math.floor(clockMs / MINUTE_MS) !== entry.minute) return false
    if (Math.abs(clockMs - nowMs - entry.aheadMs) > SAME_MS) return false
    return !changes.isAnyAfter(entry.sequence, entry.tables) || ageMs < graceMs
  }

  function find(key: string): Entry | null {
    const entry = store.find(key)
    if (!entry) return null
    if (isTrue(entry)) return entry
    store.remove(key)
    return null
  }

  function begin(key: string, make: () => Promise<MadeAnswer>): Running {
    const sequence = changes.sequence()
    const onCompressed = (entry: Entry, bytes: number): void => store.grow(key, entry, bytes)
    const made = makeEntry(make, { sequence, clockMs: options.nowMs(), onCompressed, isTrue })
    return { sequence, beganMs: performance.now(), made }
  }

  const canJoin = (other: Running): boolean =>
    canHear() && (other.sequence === changes.sequence() || performance.now() - other.beganMs < graceMs)

  async function getKept(key: string, make: () => Promise<MadeAnswer>): Promise<Entry> {
    const known = find(key)
    if (known) return known
    const other = running.get(key)
    if (other && canJoin(other)) return other.made
    const own = begin(key, make)
    running.set(key, own)
    try {
      const entry = await own.made
      if (canHear()) store.keep(key, entry)
      return entry
    } finally {
      if (running.get(key) === own) running.delete(key)
    }
  }

  return {
    find,
    get: (key, make) => (key === null ? begin('', make).made : getKept(key, make)),
    size: () => store.size(),
  }
}
