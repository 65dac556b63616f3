import { readStored, removeStored, storedKeys, type StoredValues, writeStored } from '@/platform/storage'
import { keptShapes } from './kept-shapes'
import { sessionToken } from './session'
import { tryDecode } from './wire'

/**
 * Answers stored on the device so that these pages work offline: the home page, articles and the account's
 * appointments. Appointments are personal, so their keys begin with `room:` and are removed on sign-out.
 */
export type KeptKind = 'home' | 'article' | 'mine'

interface KeptAnswer {
  cacheKey: string
  atMs: number
  data: unknown
}

// increase when the format changes: older entries are then ignored
const FORMAT = 1
const MOST_KEPT: Record<KeptKind, number> = { home: 24, article: 20, mine: 12 }
type KeptKey = `room:kept:${string}` | `kept:${string}`

const userId = (): string =>
  (sessionToken() && (readStored('wxUser') as { id?: string } | undefined)?.id) || ''
const myPrefix = (id: string) => `room:kept:${FORMAT}:${id}:` as const
const prefixOf = (kind: KeptKind, language: string): KeptKey =>
  kind === 'mine' ? `${myPrefix(userId())}${language}:` : `kept:${FORMAT}:${kind}:${language}:`
const isKeptKey = (key: string): key is KeptKey => key.startsWith('kept:') || key.startsWith('room:kept:')
const readKept = (key: KeptKey): KeptAnswer | undefined => {
  const value = readStored(key as keyof StoredValues) as KeptAnswer | undefined
  return value && typeof value.cacheKey === 'string' && 'data' in value ? value : undefined
}

/** Stores an answer and drops the oldest of its kind above the limit. `address` is path and query. */
export function keepAnswer(
  kind: KeptKind,
  language: string,
  address: string,
  answer: Omit<KeptAnswer, 'atMs'>,
): void {
  if (kind === 'mine' && !userId()) return
  const prefix = prefixOf(kind, language)
  const key = `${prefix}${address}` as KeptKey
  writeStored(key as keyof StoredValues, { ...answer, atMs: Date.now() } as never)
  const others = storedKeys()
    .filter(isKeptKey)
    .filter((other) => other.startsWith(prefix) && other !== key)
  if (others.length < MOST_KEPT[kind]) return
  const oldest = others
    .map((other) => ({ other, atMs: readKept(other)?.atMs ?? 0 }))
    .sort((a, b) => a.atMs - b.atMs)
  removeStored(
    ...oldest.slice(0, others.length - MOST_KEPT[kind] + 1).map(({ other }) => other as keyof StoredValues),
  )
}

/** The last answer stored for the current account; undefined when there is none, and always when signed out. */
export const keptAnswer = (
  kind: KeptKind,
  language: string,
  address: string,
): { data: unknown } | undefined => readKept(`${prefixOf(kind, language)}${address}`)

/** The stored answers of the home page as API cache entries. */
export function keptHome(language: string): { endpointName: string; arg: unknown; value: unknown }[] {
  const prefixes = [prefixOf('home', language), prefixOf('mine', language)]
  return storedKeys()
    .filter(isKeptKey)
    .filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
    .flatMap((key) => {
      const kept = readKept(key)
      // the cache key has the form endpoint(argument)
      const [, endpointName, argument] = /^(\w+)\((.*)\)$/.exec(kept?.cacheKey ?? '') ?? []
      const shape = endpointName && keptShapes[endpointName]
      const decoded = kept && shape ? tryDecode(shape, kept.data) : null
      if (!endpointName || !decoded) return []
      try {
        return [
          {
            endpointName,
            arg: argument === 'undefined' ? undefined : (JSON.parse(argument ?? '') as unknown),
            value: decoded.value,
          },
        ]
      } catch {
        return []
      }
    })
}
