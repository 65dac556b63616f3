import { codes } from '../../contract/constants/codes'
import type { Day } from '../../contract/rules/day'
import { addClinic, addDoctor, askDoctor } from '../support/clinic-world'
import { addGoods, addPerson, addShop, addSlot, addUser, dayIn, paid, placed } from '../support/order-world'
import type { TestUser } from '../support/order-world'

/** The free slots at which a person already has another appointment. */
beforeAll(async () => {
  await addShop('t-calm')
  await addShop('t-east')
  await medibook.query(`update shop set zone = 'Asia/Tokyo' where id = 't-east'`)
  await addGoods('t-visit', { shops: ['t-calm'], minutes: 60 })
  await addGoods('t-next', { shops: ['t-calm', 't-east'], minutes: 30, slotKind: 'vaccine' })
  await addSlot('s-visit', 't-calm', dayIn(5), '10:00', 50)
  for (const time of ['09:30', '09:40', '10:00', '10:50', '11:00'])
    await addSlot(`s-${time.replace(':', '')}`, 't-calm', dayIn(5), time, 5, 'vaccine')
  await addSlot('s-full', 't-calm', dayIn(5), '10:20', 0, 'vaccine')
  await addSlot('s-other-day', 't-calm', dayIn(6), '10:00', 5, 'vaccine')
  // an hour ahead of the other clinic
  await addSlot('s-east', 't-east', dayIn(5), '11:30', 5, 'vaccine')
})

const busy = async (
  query: { personId?: string; bookingId?: string; shopId?: string; spuId?: string },
  session?: string,
) => {
  const answer = await medibook.call('slotBusy', {
    query: { spuId: 't-next', shopId: 't-calm', ...query },
    ...(session ? { session } : null),
  })
  return answer.code === 0 ? answer.data : answer.code
}
const visiting = (user: TestUser) => placed(user, { goods: 't-visit', shop: 't-calm', slot: 's-visit' })
const none = { slotIds: [], days: [] }
const overlapping = { slotIds: ['s-0940', 's-1000', 's-1050'], days: [] }

test('are those that the visit would overlap, and no full ones', async () => {
  const user = await addUser()
  expect(await busy({ personId: user.person }, user.session)).toEqual(none)
  await visiting(user)
  expect(await busy({ personId: user.person }, user.session)).toEqual(overlapping)
})

test('leave no free slot on a day whose slots are all among them, in the zone of the clinic', async () => {
  const user = await addUser()
  await visiting(user)
  expect(await busy({ personId: user.person, shopId: 't-east' }, user.session)).toEqual({
    slotIds: ['s-east'],
    days: [dayIn(5)],
  })
})

test('are none for another person of the account, and without a person', async () => {
  const user = await addUser()
  await visiting(user)
  await addPerson(user.id, `${user.id}-child`)
  expect(await busy({ personId: `${user.id}-child` }, user.session)).toEqual(none)
  expect(await busy({}, user.session)).toEqual(none)
})

test('are known only to the account of the person, and not part of the public times', async () => {
  const user = await addUser()
  const other = await addUser()
  const times = async (session?: string) => {
    const { data } = await medibook.call('slotTimes', {
      query: { spuId: 't-next', shopId: 't-calm', date: dayIn(5) },
      ...(session ? { session } : null),
    })
    return data
  }
  const before = await times()
  const order = await visiting(user)
  expect(await times(user.session)).toEqual(before)
  const bookingId = order.bookings[0]?.id ?? ''
  for (const query of [{ personId: user.person }, { bookingId }])
    expect([await busy(query, other.session), await busy(query)]).toEqual([
      codes.notFound,
      codes.sessionMissing,
    ])
})

test('follow from the person of an appointment, whose own time is not in the way', async () => {
  const user = await addUser()
  const visit = await visiting(user)
  const next = await placed(user, { goods: 't-next', shop: 't-calm', slot: 's-1100', person: user.person })
  await paid(user, visit.id)
  await paid(user, next.id)
  expect(await busy({ bookingId: next.bookings[0]?.id ?? '' }, user.session)).toEqual(overlapping)
})

test('an unknown product or clinic has none', async () => {
  const user = await addUser()
  expect(await busy({ personId: user.person, shopId: 'no-such-shop' }, user.session)).toBe(codes.notFound)
  expect(await busy({ personId: user.person, spuId: 'no-such-goods' }, user.session)).toBe(codes.notFound)
})

/** The queries by themselves, with a record of their reads. */
function counted() {
  const queries = medibook.server.load<
    typeof import('../../server/contexts/scheduling/bookings/queries/busy-times')
  >('contexts/scheduling/bookings/queries/busy-times.ts')
  const { db } = medibook.server.database
  const ctx = { db, lang: 'en', config: medibook.server.app.config } as unknown as Parameters<
    typeof queries.refuseWhenBusy
  >[0]
  return { queries, ctx, select: jest.spyOn(db, 'select') }
}

test('the clinics’ zones are read once for a requested time and the times that it is compared with', async () => {
  const user = await addUser()
  await visiting(user)
  const { queries, ctx, select } = counted()
  const person = { id: user.person, name: 'A' }
  const day = dayIn(5) as Day
  const at = (time: '10:50' | '11:00') => ({ date: day, time, shopId: 't-calm', minutes: 30, person })
  await expect(queries.refuseWhenBusy(ctx, at('11:00'))).resolves.toBeUndefined()
  const zones = select.mock.calls.filter(([columns]) => columns && 'zone' in columns)
  expect(zones).toHaveLength(1)
  await expect(queries.refuseWhenBusy(ctx, at('10:50'))).rejects.toMatchObject({ code: codes.personBusy })
  select.mockRestore()
})

test('the timetables of the person’s doctors are read once for all requests', async () => {
  const user = await addUser()
  await addClinic('t-doctors', 'd-short', { stepMinutes: 20 })
  await addDoctor('d-long', { shop: 't-doctors', stepMinutes: 45 })
  for (const [doctor, time] of [
    ['d-short', '09:20'],
    ['d-long', '10:30'],
  ] as const)
    expect((await askDoctor(user, { doctor, date: dayIn(5), time })).code).toBe(0)
  const { queries, ctx, select } = counted()
  const spans = await queries.busySpansOf(ctx, { personId: user.person }, [dayIn(5) as Day, dayIn(5) as Day])
  const timetables = select.mock.calls.filter(
    ([columns]) => columns && 'minutes' in columns && !('booking' in columns),
  )
  select.mockRestore()
  expect(timetables).toHaveLength(1)
  expect(spans.map(({ from, to }) => (to - from) / 60_000).sort()).toEqual([20, 45])
})
