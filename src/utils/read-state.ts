import { tellInPlace } from './told-in-place'

/** What is not there to show: on its way, or it could not be read. */
export type Unread = { kind: 'loading' } | { kind: 'failed'; error: unknown; retry: () => void }
type Gone = { kind: 'gone' }
type Ready<T> = { kind: 'ready'; data: T }

/** Everything that may be known of what a page or a part of it shows: the one value that its faces are chosen by. */
export type ReadState<T> = Unread | Gone | { kind: 'empty' } | Ready<T>

/** What an RTK Query hook tells about a read, besides its answer. */
export interface Reading {
  error?: unknown
  /** Of reads that are needed together: the other errors. */
  alsoFailed?: readonly unknown[]
  isFetching?: boolean
  refetch: () => unknown
}

/**
 * In this order: what is gone is gone, whatever was read before; what was read stays when reading it again fails; a
 * failed read that is being repeated is on its way again.
 * @param data what is shown of the answer; undefined until there is one
 */
export function readState<T>(data: T | undefined, reading: Reading): Unread | Ready<T>
export function readState<T>(
  data: T | undefined,
  reading: Reading,
  of: { isGone: boolean },
): Unread | Gone | Ready<T>
export function readState<T>(data: T | undefined, reading: Reading, of: { isEmpty: boolean }): ReadState<T>
export function readState<T>(
  data: T | undefined,
  { error, alsoFailed = [], isFetching, refetch }: Reading,
  { isGone, isEmpty }: { isGone?: boolean; isEmpty?: boolean } = {},
): ReadState<T> {
  // the failure is shown in place of a missing answer, not beside one that stays
  if (isGone || data === undefined) [error, ...alsoFailed].forEach(tellInPlace)
  if (isGone) return { kind: 'gone' }
  if (data !== undefined) return isEmpty ? { kind: 'empty' } : { kind: 'ready', data }
  if (!error || isFetching) return { kind: 'loading' }
  return {
    kind: 'failed',
    error,
    retry: () => {
      refetch()
    },
  }
}

/** Reads that are needed together: the first error counts, and only what failed is read again. */
export const readTogether = (...reads: readonly Reading[]): Reading => ({
  error: reads.find(({ error }) => error)?.error,
  alsoFailed: reads.flatMap(({ error, alsoFailed = [] }) => [error, ...alsoFailed]),
  isFetching: reads.some(({ isFetching }) => isFetching),
  refetch: () => {
    for (const { error, refetch } of reads) if (error) refetch()
  },
})

/** What a state has to show; undefined in every other state. */
export const readyData = <T>(state: ReadState<T>): T | undefined =>
  state.kind === 'ready' ? state.data : undefined

/** A state while there is nothing to show; null in every other one. */
export const unread = (state: ReadState<unknown>): Unread | null =>
  state.kind === 'loading' || state.kind === 'failed' ? state : null
