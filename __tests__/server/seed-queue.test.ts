import { ageOn } from '../../contract/rules/eligibility'
import { isOpenAt } from '../../server/contexts/catalogue/shops/open-state'
import { clinicSeed } from '../../server/demo/seed/clinic-part'
import { personRows } from '../../server/demo/seed/demo-people'
import { queueRows } from '../../server/demo/seed/queue-rows'
import { closedDayRows, shopRows } from '../../server/demo/seed/shop-rows'
import { doctorRows } from '../../server/demo/seed/site-rows'
import { dayText } from '../../server/lib/store-time'

const zone = 'Asia/Hong_Kong'
const doctors = doctorRows().map(({ id, shopId, departmentId, feeCents }) => ({
  id,
  shopId,
  departmentId,
  feeCents: feeCents ?? 0,
}))

/** Each hour of a week without holidays. */
const moments = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 21, hour, 15)))
const clinics = shopRows()
const openClinics = (now: Date): Set<string> => {
  const closed = closedDayRows(now)
  return new Set(
    clinics.flatMap(({ id, hours, zone: at = zone }) => {
      const days = new Set(closed.filter(({ shopId }) => shopId === id).map(({ date }) => date))
      return isOpenAt(hours, days, now, at) ? [id] : []
    }),
  )
}
const demoTickets = (now: Date) =>
  queueRows(clinicSeed(doctors, now).clinic)
    .flatMap(({ tickets }) => tickets)
    .filter(({ userId }) => userId !== 'walk-in')
const liveTickets = (now: Date) => demoTickets(now).filter(({ date }) => date === dayText(now, zone))

test('queues of today are at open clinics, and one is called at any hour', () => {
  const faults = moments.flatMap((now) => {
    const open = openClinics(now)
    const live = liveTickets(now)
    const closed = live
      .filter(({ shopId }) => !open.has(shopId))
      .map(({ shopId, state }) => ({ shopId, state }))
    // when all clinics are closed, the called ticket remains, at the one that is open latest
    const isAnyOpen = ['central', 'tst', 'causeway', 'shatin', 'mongkok'].some((slug) =>
      open.has(`shop-${slug}`),
    )
    const allowed = isAnyOpen ? [] : [{ shopId: 'shop-mongkok', state: 'called' }]
    const isRight =
      live.some(({ state }) => state === 'called') && JSON.stringify(closed) === JSON.stringify(allowed)
    return isRight ? [] : [`${now.toISOString()} ${JSON.stringify(closed)}`]
  })
  expect(faults).toEqual([])
})

test('a Sunday evening has its queues at the evening clinic', () => {
  const live = liveTickets(new Date('2026-11-29T11:30:00Z'))
  expect(new Set(live.map(({ shopId }) => shopId))).toEqual(new Set(['shop-mongkok']))
})

test('a ticket is for a department that sees the person', () => {
  const faults = moments.flatMap((now) => {
    const people = new Map(personRows(now).map((row) => [row.id, row]))
    return demoTickets(now).flatMap(({ id, departmentId, personId, date }) => {
      const who = people.get(personId)
      const isChild = ageOn(who?.birthDate ?? '', date) < 18
      const isRight = isChild
        ? /-(children|family|eyes|dental)$/.test(departmentId)
        : departmentId !== 'dept-children' && (departmentId !== 'dept-women' || who?.sex === '2')
      return isRight ? [] : [`${id} ${departmentId}`]
    })
  })
  expect(faults).toEqual([])
})

test('a public holiday has no queue of today', () => {
  expect(liveTickets(new Date('2026-12-25T03:00:00Z'))).toEqual([])
})
