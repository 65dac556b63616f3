import type { AccessRecord } from '@contract/routes/own-data'

interface AccessDay {
  day: string
  accesses: AccessRecord[]
}

const DAY_LENGTH = 'yyyy-mm-dd'.length

/** Accesses by their day in the store's zone, in the given order. */
export function byDay(accesses: readonly AccessRecord[]): AccessDay[] {
  const days: AccessDay[] = []
  for (const access of accesses) {
    const day = access.createTime.slice(0, DAY_LENGTH)
    const last = days.at(-1)
    if (last?.day === day) last.accesses.push(access)
    else days.push({ day, accesses: [access] })
  }
  return days
}
