import { useCallback, useRef, useState } from 'react'
import { readStored, removeStored } from '@/platform/storage'
import { writeDraft } from '@/platform/storage/drafts'
import { useLatest } from './use-latest'

/** Storage key of drafts. */
export type DraftStorage = {
  read: (key: string) => unknown
  write: (key: string, draft: object) => void
  remove: (key: string) => void
}

const onDevice: DraftStorage = {
  read: (key) => readStored(`room:draft/${key}`),
  write: (key, draft) => writeDraft(`room:draft/${key}`, draft),
  remove: (key) => removeStored(`room:draft/${key}`),
}

type StoredDraft = { version: number; values: Record<string, unknown> }

export type DraftOptions = {
  /** Defaults to the device's storage. */
  storage?: DraftStorage
  /** Increase it when a field's meaning changes: older drafts are dropped. */
  version?: number
}

const isStoredDraft = (stored: unknown, version: number): stored is StoredDraft =>
  typeof stored === 'object' &&
  stored !== null &&
  (stored as StoredDraft).version === version &&
  typeof (stored as StoredDraft).values === 'object' &&
  (stored as StoredDraft).values !== null

/** Merges stored values into the empty form; unknown fields and fields of another type are dropped. */
export function restoreDraft<Form extends object>(empty: Form, stored: unknown, version: number): Form {
  if (!isStoredDraft(stored, version)) return empty
  const kept = Object.entries(stored.values).filter(([name, value]) => {
    const field = (empty as Record<string, unknown>)[name]
    return (
      name in empty &&
      (field === null || field === undefined || value === null || typeof value === typeof field)
    )
  })
  return { ...empty, ...Object.fromEntries(kept) }
}

/**
 * A form whose values are stored on the device with every change, so that no input is lost by a reload, a
 * sign-in or closing the app.
 * @param key one per form (and per subject of the form): a new key opens another draft
 * @param empty the form before any input; only its fields are restored
 * @returns the values, `change` for some fields, `clear` for use after the form was sent, `copyTo` for another
 * form that continues this one, and whether a draft was found
 */
export function useDraft<Form extends object>(
  key: string,
  empty: Form,
  { storage = onDevice, version = 1 }: DraftOptions = {},
) {
  const open = (): { key: string; values: Form; hasDraft: boolean } => {
    const stored = storage.read(key)
    return { key, values: restoreDraft(empty, stored, version), hasDraft: isStoredDraft(stored, version) }
  }
  const [form, setForm] = useState(open)
  const current = form.key === key ? form : open()
  if (form.key !== key) setForm(current)

  // the last written values, per key; never assigned during a render, which may be older than the last change
  const latest = useRef({ key, values: current.values })
  const latestEmpty = useLatest(empty)

  const change = useCallback(
    (part: Partial<Form>) => {
      const from =
        latest.current.key === key
          ? latest.current.values
          : restoreDraft(latestEmpty.current, storage.read(key), version)
      latest.current = { key, values: { ...from, ...part } }
      storage.write(key, { version, values: latest.current.values })
      setForm((shown) => ({ ...shown, values: { ...shown.values, ...part } }))
    },
    [key, storage, version, latestEmpty],
  )

  const clear = useCallback(() => {
    const values = latestEmpty.current
    latest.current = { key, values }
    storage.remove(key)
    setForm((shown) => ({ ...shown, values, hasDraft: false }))
  }, [key, storage, latestEmpty])

  const copyTo = useCallback(
    (other: string, part: Partial<Form>) => {
      const values = restoreDraft(latestEmpty.current, storage.read(key), version)
      storage.write(other, { version, values: { ...values, ...part } })
    },
    [key, storage, version, latestEmpty],
  )

  return { values: current.values, hasDraft: current.hasDraft, change, clear, copyTo }
}
