import { tellInPlace } from './told-in-place'

/** Nothing to show: loading, or failed. */
export type Unread = { kind: 'loading' } | { kind: 'failed'; error: unknown; retry: () => void }
type Gone = { kind: 'gone' }
type Ready<T> = { kind: 'ready'; data: T }

/** All states of the data of a page or a part of it; decides which view is rendered. */
export type ReadState<T> = Unread | Gone | { kind: 'empty' } | Ready<T>

/** The state of an RTK Query hook, besides its answer. */
export interface Reading {
  error?: unknown
  /** Errors of other reads that are needed together with this one. */
  alsoFailed?: readonly unknown[]
  isFetching?: boolean
  refetch: () => unknown
}

/**
 * Order of precedence: a missing resource, whatever was read before; data already read, even when refetching
 * fails; loading, also while a failed read is repeated; failure.
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
  // the failure is shown in place of a missing answer, not beside data that stays visible
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

/** Combines reads that are needed together: the first error counts, and a retry repeats only what failed. */
export const readTogether = (...reads: readonly Reading[]): Reading => ({
  error: reads.find(({ error }) => error)?.error,
  alsoFailed: reads.flatMap(({ error, alsoFailed = [] }) => [error, ...alsoFailed]),
  isFetching: reads.some(({ isFetching }) => isFetching),
  refetch: () => {
    for (const { error, refetch } of reads) if (error) refetch()
  },
})

/** The data of a ready state; undefined in every other state. */
export const readyData = <T>(state: ReadState<T>): T | undefined =>
  state.kind === 'ready' ? state.data : undefined

/** The state while there is nothing to show; null in every other state. */
export const unread = (state: ReadState<unknown>): Unread | null =>
  state.kind === 'loading' || state.kind === 'failed' ? state : null
