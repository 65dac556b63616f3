import type { SlotKind } from '../../../contract/constants/enums'
import { limits } from '../../../contract/constants/limits'
import { addDays, weekdayOf } from '../../../contract/rules/dates'
import type { Day, Time } from '../../../contract/rules/day'
import type { closedDay, OpeningHours, shop, slot, Way } from '../../db/schema/shops'
import { searchTextOf } from '../../lib/search'
import { dayText, minutesOf, timeAt } from '../../lib/store-time'
import { chance } from './chance'
import { careAfternoon } from './content/clinic'
import { places, wayWords } from './content/clinic-places'
import { type ShopContent, shops } from './content/shops'
import { licenceAuthorities } from './content/trust'
import type { Words } from './content/words'
import { allOf, local, localWith } from './local'

type ShopRow = typeof shop.$inferInsert
export type SlotRow = typeof slot.$inferInsert & { taken: number }
type ClosedDayRow = typeof closedDay.$inferInsert

export const shopId = (slug: string): string => `shop-${slug}`
/** Clinics without examinations or vaccinations, and those with services in the Beijing channel. */
const withoutExams = new Set(['mongkok', 'macau'])
const withoutVaccines = new Set(['chaoyang'])
const beijingChannel = new Set(['chaoyang', 'futian', 'tianhe'])

export function slotKindsOf(content: Pick<ShopContent, 'kind' | 'slug'>): SlotKind[] {
  if (content.kind !== 'clinic') return []
  return [
    ...(withoutExams.has(content.slug) ? [] : ['exam' as const]),
    ...(withoutVaccines.has(content.slug) ? [] : ['vaccine' as const]),
    'free',
    ...(beijingChannel.has(content.slug) ? ['bjFree' as const] : []),
  ]
}

const hoursOf = (content: ShopContent): OpeningHours[] =>
  content.hours
    .flatMap(([weekdays, open, close]) =>
      [...weekdays].map((weekday) => ({ weekday: Number(weekday), open, close })),
    )
    .sort((a, b) => a.weekday - b.weekday || (a.open < b.open ? -1 : 1))

function waysOf(slug: string): Way[] {
  const place = places[slug]
  if (!place) return []
  const { floor, bus, car } = place
  return [
    {
      kind: 'inside',
      text: floor === null ? local(wayWords.street) : localWith(wayWords.lift, { n: floor }),
    },
    { kind: 'bus', text: localWith(wayWords.bus, { n: bus }) },
    { kind: 'car', text: car === null ? local(wayWords.noCar) : localWith(wayWords.car, { n: car }) },
  ]
}

export const shopRows = (): ShopRow[] =>
  shops.map((content, sort) => ({
    id: shopId(content.slug),
    kind: content.kind,
    name: local(content.name),
    brandId: `brand-${content.brand}`,
    parentId: content.parent ? shopId(content.parent) : null,
    region: content.region,
    district: local(content.district),
    address: local(content.address),
    transport: local(content.transport),
    intro: local(content.intro),
    phone: content.phone,
    latitude: content.at[0],
    longitude: content.at[1],
    zone: content.zone,
    hours: hoursOf(content),
    picUrls: [`/assets/clinics/${content.slug}.svg`, `/assets/clinics/${content.slug}-2.svg`],
    tags: content.tags.map(local),
    licenceNo: places[content.slug]?.licence ?? '',
    licenceAuthority: places[content.slug]?.licence ? local(licenceAuthorities[content.region]) : null,
    ways: waysOf(content.slug),
    access: [...(places[content.slug]?.access ?? [])],
    ratingTenths: content.ratingTenths,
    sort,
    hasWaitingList: withWaitingList.has(content.slug),
    searchText: searchTextOf(
      [content.name, content.district, content.address, ...content.tags].flatMap((words) =>
        allOf(local(words)),
      ),
    ),
  }))

/** Clinics that have a waiting list for full days. */
const withWaitingList: ReadonlySet<string> = new Set(['central', 'mongkok', 'shatin', 'futian', 'macau'])

/** Public holidays on which clinics are closed: 'MM-dd' or, for lunar holidays, 'yyyy-MM-dd'. */
const holidays: Record<ShopContent['region'], ReadonlySet<string>> = {
  HK: new Set([
    '12-25',
    '12-26',
    '01-01',
    '07-01',
    '10-01',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2028-01-26',
    '2028-01-27',
    '2028-01-28',
  ]),
  CN: new Set([
    '01-01',
    '05-01',
    '10-01',
    '10-02',
    '10-03',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2028-01-26',
    '2028-01-27',
    '2028-01-28',
  ]),
  TW: new Set([
    '01-01',
    '02-28',
    '10-10',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2028-01-26',
    '2028-01-27',
    '2028-01-28',
  ]),
  MO: new Set([
    '12-20',
    '12-25',
    '01-01',
    '10-01',
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2028-01-26',
    '2028-01-27',
    '2028-01-28',
  ]),
}
const isHoliday = (region: ShopContent['region'], day: Day): boolean =>
  holidays[region].has(day) || holidays[region].has(day.slice(5))

const todayAt = (content: Pick<ShopContent, 'zone'>, now: Date): Day => dayText(now, content.zone)

const maintenance: Words = [
  '設備保養',
  'Equipment maintenance',
  'Entretien des équipements',
  'Mantenimiento de los equipos',
  '設備点検',
]

/** Holidays of the region, and one day on which the equipment is cared for, where no notice names another time. */
export function closedDayRows(now: Date): ClosedDayRow[] {
  return shops.flatMap((content, index) => {
    const today = todayAt(content, now)
    const restDay = addDays(today, 9 + ((index * 5) % 20))
    const days = Array.from({ length: limits.bookingDaysAhead + 1 }, (_unused, offset) =>
      addDays(today, offset),
    )
    return days
      .filter(
        (day) => isHoliday(content.region, day) || (day === restDay && content.slug !== careAfternoon.shop),
      )
      .map((date) => ({
        shopId: shopId(content.slug),
        date,
        ...(isHoliday(content.region, date)
          ? { state: 'holiday' }
          : { state: 'rest', reason: local(maintenance) }),
      }))
  })
}

const capacities: Record<SlotKind, number> = { exam: 3, vaccine: 6, free: 4, bjFree: 2 }
const earliest: Record<SlotKind, number> = { exam: 0, vaccine: 0, free: 10 * 60, bjFree: 9 * 60 }
/** An examination starts early enough to be finished on the day. */
const latest: Record<SlotKind, number> = { exam: 16 * 60, vaccine: 24 * 60, free: 18 * 60, bjFree: 16 * 60 }

function timesOf(hours: readonly OpeningHours[], weekday: number, kind: SlotKind, step: number): Time[] {
  return hours
    .filter((row) => row.weekday === weekday)
    .flatMap((row) => {
      const open = minutesOf(row.open)
      // A time after midnight would belong to the next calendar day, so the evening ends at midnight.
      const close = minutesOf(row.close) <= open ? 24 * 60 : minutesOf(row.close)
      const times: Time[] = []
      for (let at = open; at + 30 <= close; at += step)
        if (at >= earliest[kind] && at <= latest[kind]) times.push(timeAt(at))
      return times
    })
}

/** Number of occupied places: some days are full, some nearly full, and near days are busier. */
function takenOf(key: string, dayKey: string, offset: number, capacity: number, isLastTime: boolean): number {
  const day = chance(dayKey)
  if (offset > 0 && day < 0.08) return capacity
  if (offset > 0 && day < 0.17) return isLastTime ? capacity - 2 : capacity
  return Math.min(capacity, Math.floor(chance(key) * (capacity + 1) * (1.05 - offset / 90)))
}

/** Any week's afternoon of the weekday on which a notice announces that there are no appointments. */
export const isCareWeekday = (shop: string, weekday: number, time: Time): boolean =>
  shop === shopId(careAfternoon.shop) && weekday === careAfternoon.weekday && time >= careAfternoon.from

const isAnnouncedClosed = (slug: string, day: Day, time: Time): boolean =>
  isCareWeekday(shopId(slug), weekdayOf(day), time) &&
  Math.ceil(Number(day.slice(-2)) / 7) === careAfternoon.week

/** Slots for today and the next 60 days, every `stepMinutes`. Closed days have none. */
export function slotRows(now: Date, stepMinutes: number): SlotRow[] {
  const closed = new Set(closedDayRows(now).map((row) => `${row.shopId} ${row.date}`))
  const rows: SlotRow[] = []
  for (const content of shops) {
    const hours = hoursOf(content)
    const today = todayAt(content, now)
    for (const slotKind of slotKindsOf(content)) {
      for (let offset = 0; offset <= limits.bookingDaysAhead; offset += 1) {
        const date = addDays(today, offset)
        if (closed.has(`${shopId(content.slug)} ${date}`)) continue
        const times = timesOf(hours, weekdayOf(date), slotKind, stepMinutes).filter(
          (time) => !isAnnouncedClosed(content.slug, date, time),
        )
        times.forEach((time, index) => {
          const id = `slot-${content.slug}-${slotKind}-${date}-${time.replace(':', '')}`
          const capacity = capacities[slotKind]
          rows.push({
            id,
            shopId: shopId(content.slug),
            slotKind,
            date,
            time,
            capacity,
            taken: takenOf(
              id,
              `${content.slug} ${slotKind} ${date}`,
              offset,
              capacity,
              index === times.length - 1,
            ),
          })
        })
      }
    }
  }
  return rows
}

/**
 * Number of days from today on which the demo clinics are full: the busier the clinic, the more days, so that
 * products show different first free days. Other clinics have free places today.
 */
const daysGivenAway: Partial<Record<SlotKind, Readonly<Record<string, number>>>> = {
  exam: { central: 5, causeway: 3, tst: 2, shatin: 1, xuhui: 4, tianhe: 2, futian: 1, daan: 3, taipa: 2 },
  vaccine: { central: 2, causeway: 1, shatin: 1, futian: 1, xuhui: 2, daan: 1 },
  free: { central: 3, tst: 1, shatin: 2, tianhe: 1, xuhui: 2 },
}

/** Occupies the remaining places of those days, after the demo accounts have taken theirs. */
export function giveAwayFirstDays(rows: readonly SlotRow[], now: Date): void {
  const ends = new Map<string, Day>()
  for (const content of shops)
    for (const slotKind of slotKindsOf(content)) {
      const days = daysGivenAway[slotKind]?.[content.slug] ?? 0
      ends.set(`${shopId(content.slug)} ${slotKind}`, addDays(todayAt(content, now), days))
    }
  for (const row of rows) {
    const end = ends.get(`${row.shopId} ${row.slotKind}`)
    if (end && row.date < end) row.taken = row.capacity
  }
}
