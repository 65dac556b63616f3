import type { AccessRecord } from '@contract/routes/own-data'

/** Accesses of one day that differ only in their time. */
export interface SameAccesses {
  /** The latest of them. */
  access: AccessRecord
  count: number
  /** Time of the earliest, 'yyyy-MM-dd HH:mm:ss' in the store's zone. */
  since: string
}

interface AccessDay {
  day: string
  accesses: SameAccesses[]
}

const DAY_LENGTH = 'yyyy-mm-dd'.length

const isSame = (a: AccessRecord, b: AccessRecord) =>
  a.actor === b.actor &&
  a.action === b.action &&
  a.kind === b.kind &&
  a.purpose === b.purpose &&
  a.personName === b.personName

/**
 * Accesses by their day in the store's zone; equal ones of a day are one entry at the place of the latest.
 * @param accesses newest first
 */
export function byDay(accesses: readonly AccessRecord[]): AccessDay[] {
  const days: AccessDay[] = []
  for (const access of accesses) {
    const day = access.createTime.slice(0, DAY_LENGTH)
    if (days.at(-1)?.day !== day) days.push({ day, accesses: [] })
    const ofDay = days.at(-1)?.accesses
    const same = ofDay?.find((entry) => isSame(entry.access, access))
    if (!same) ofDay?.push({ access, count: 1, since: access.createTime })
    else {
      same.count += 1
      same.since = access.createTime
    }
  }
  return days
}
