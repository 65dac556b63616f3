import { hasStoredSession, readStored, storedKeys, writeStored } from '.'

type DraftKey = `room:draft/${string}`
const isDraftKey = (key: string): key is DraftKey => key.startsWith('room:draft/')

const isMarked = (draft: unknown): draft is { isVisitors: true } =>
  typeof draft === 'object' && draft !== null && 'isVisitors' in draft

/** Whether a draft was begun without a session; it then belongs to the next account that signs in. */
export const isVisitorsDraft = (key: string): boolean => isDraftKey(key) && isMarked(readStored(key))

/** Stores a draft. One begun without a session is marked as a visitor's until an account writes to it. */
export function writeDraft(key: DraftKey, draft: object): void {
  const before = readStored(key)
  const isVisitors = !hasStoredSession() && (before === undefined || isMarked(before))
  writeStored(key, isVisitors ? { ...draft, isVisitors } : draft)
}

/** Assigns a visitor's drafts to the account that signs in. */
export function adoptVisitorsDrafts(): void {
  for (const key of storedKeys().filter(isDraftKey)) {
    const draft = readStored(key)
    if (!isMarked(draft)) continue
    const { isVisitors: _mark, ...own } = draft
    writeStored(key, own)
  }
}
