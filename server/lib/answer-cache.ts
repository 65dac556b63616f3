import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DataChanges } from '../db/data-changes'

/** An answer as it is sent. */
export interface KeptAnswer {
  body: Buffer
  etag: string
  /** Compressed on first use; null for an answer too short to gain. */
  compressed(encoding: Encoding): Promise<Buffer> | null
  /** False from when its data has changed, or may have. */
  isTrue(): boolean
}
export type Encoding = 'br' | 'gzip'

/** An answer that was just made, and the tables that it was made from. */
export interface MadeAnswer {
  body: string
  tables: readonly string[]
}

interface Entry extends KeptAnswer {
  tables: readonly string[]
  /** How much had been changed when its making began. */
  sequence: number
  madeMs: number
  /** By how much the clock of the rules was ahead of this process. */
  aheadMs: number
  minute: number
  bytes: number
}

interface Options {
  /** For all answers together, with their compressed forms. */
  maxBytes: number
  /** The longest age of an answer: a notification of a change may have been lost. */
  maxAgeMs: number
  /** An answer younger than this is sent although its data was changed. */
  graceMs: number
  changes: DataChanges
  /** The clock of the rules. */
  nowMs(): number
  /** False while notifications of other processes cannot be received: nothing is cached then. */
  canHear(): boolean
}

export interface AnswerCache {
  /** The cached answer; null when there is none or it is out of date. */
  find(key: string): KeptAnswer | null
  /**
   * The cached answer, or that of `make`, which runs once for concurrent calls; without a key it is not
   * cached.
   */
  get(key: string | null, make: () => Promise<MadeAnswer>): Promise<KeptAnswer>
  size(): { answers: number; bytes: number }
}

/** Below this, a compressed answer is no shorter on the way. */
const LEAST_COMPRESSED = 1_400
/** What an entry takes beside its body: its key, its tables, its place. */
const ENTRY_BYTES = 600
const LARGEST_SHARE = 8
const MINUTE_MS = 60_000
/** Two clocks are read one after the other: a smaller difference is none. */
const SAME_MS = 50

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
}

/** Entries up to a number of bytes, without what was used longest ago. */
function createStore(maxBytes: number) {
  /** The least recently used first. */
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
      // One that was begun later is there already.
      if ((entries.get(key)?.sequence ?? 0) > entry.sequence) return
      remove(key)
      if (entry.bytes > maxBytes / LARGEST_SHARE) return
      entries.set(key, entry)
      bytes += entry.bytes
      shrink()
    },
    /** Counts what an entry takes beyond its body. */
    grow(key: string, entry: Entry, more: number): void {
      entry.bytes += more
      if (entries.get(key) !== entry) return
      bytes += more
      shrink()
    },
  }
}

/** Makes an answer, and writes down what was true when its making began. */
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
 * Keeps answers for as long as the tables that they were read from are the same: least recently used ones go first.
 * An answer that was being made while its data changed is not sent to anyone who asks later.
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
