import type { AccessRecord } from '@contract/routes/own-data'

/** Accesses of one reader to one person's data on one day that differ only in their time. */
export interface SameAccesses {
  /** The latest of them. */
  access: AccessRecord
  count: number
  /** Time of the earliest, 'yyyy-MM-dd HH:mm:ss' in the store's zone. */
  since: string
}

/** Everything that one reader did with one person's data on one day. */
export interface DayReader {
  id: string
  actor: AccessRecord['actor']
  personName: string | null
  /** the clinic whose staff it was */
  shopName: string | null
  count: number
  acts: SameAccesses[]
}

interface AccessDay {
  day: string
  readers: DayReader[]
}

const DAY_LENGTH = 'yyyy-mm-dd'.length
const YEAR_LENGTH = 'yyyy'.length

function addTo(day: AccessDay, access: AccessRecord): void {
  const { id, actor, personName, shopName, action, kind, purpose, createTime } = access
  let reader = day.readers.find(
    (known) => known.actor === actor && known.personName === personName && known.shopName === shopName,
  )
  if (!reader) day.readers.push((reader = { id, actor, personName, shopName, count: 0, acts: [] }))
  reader.count += 1
  const same = reader.acts.find(
    ({ access: known }) => known.action === action && known.kind === kind && known.purpose === purpose,
  )
  if (!same) reader.acts.push({ access, count: 1, since: createTime })
  else {
    same.count += 1
    same.since = createTime
  }
}

/**
 * Accesses by their day in the store's zone and, within it, by reader and person: the question that the page
 * answers is who has seen whose data, not in which order.
 * @param accesses newest first
 */
export function byDay(accesses: readonly AccessRecord[]): AccessDay[] {
  const days: AccessDay[] = []
  for (const access of accesses) {
    const day = access.createTime.slice(0, DAY_LENGTH)
    let last = days.at(-1)
    if (last?.day !== day) days.push((last = { day, readers: [] }))
    addTo(last, access)
  }
  return days
}

/** The rows of each year: most days have a single one, for which a card would be a frame around a line. */
export function byYear(accesses: readonly AccessRecord[]) {
  const years: { year: string; rows: { day: string; reader: DayReader; isLastDay: boolean }[] }[] = []
  byDay(accesses).forEach(({ day, readers }, at, { length }) => {
    const year = day.slice(0, YEAR_LENGTH)
    let last = years.at(-1)
    if (last?.year !== year) years.push((last = { year, rows: [] }))
    last.rows.push(...readers.map((reader) => ({ day, reader, isLastDay: at + 1 === length })))
  })
  return years
}
