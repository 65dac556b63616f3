import { codes } from '../../contract/constants/codes'
import {
  addGoods,
  addShop,
  addSlot,
  addUser,
  confirmInjected,
  dayIn,
  paid,
  placed,
  verify,
} from '../support/order-world'

/** The soonest times over clinics, and whose clinics they are. */
beforeAll(async () => {
  await addShop('t-shop')
  await addShop('t-second')
  await addShop('t-abroad')
  await medibook.query(`update shop set region = 'MO', sort = 999 where id = 't-abroad'`)
  await addGoods('t-two', { shops: ['t-shop', 't-second', 't-abroad'] })
  await addSlot('s-a', 't-shop', dayIn(3), '09:00', 1)
  await addSlot('s-b', 't-shop', dayIn(3), '10:00', 8)
  await addSlot('s-second', 't-second', dayIn(4))
  await addSlot('s-abroad', 't-abroad', dayIn(1), '08:00')
})

test('excludes clinics of another region unless the region is requested', async () => {
  const { data } = await medibook.call('slotDays', { query: { spuId: 't-two', shopId: 't-shop' } })
  expect(data.otherShops.map((item) => item.shopId)).toEqual(['t-second'])
  const soonest = async (region?: 'MO' | 'TW') =>
    (
      await medibook.call('slotSoonest', { query: { spuId: 't-two', ...(region ? { region } : null) } })
    ).data.map((item) => item.slotId)
  expect(await soonest()).toEqual(['s-a', 's-b', 's-second'])
  expect(await soonest('MO')).toEqual(['s-abroad'])
  expect(await soonest('TW')).toEqual(['s-a', 's-b', 's-second'])
})

test('lists three times per day and clinic; times of the same moment are ordered by distance', async () => {
  await addShop('t-busy')
  await addShop('t-near')
  await medibook.query(`update shop set sort = 1, latitude = 22.5, longitude = 114.5 where id = 't-busy'`)
  await medibook.query(`update shop set sort = 2, latitude = 22.3, longitude = 114.1 where id = 't-near'`)
  await addGoods('t-soon', { shops: ['t-busy', 't-near'] })
  for (const time of ['09:00', '09:10', '09:20', '09:30'])
    await addSlot(`s-busy-${time}`, 't-busy', dayIn(2), time)
  await addSlot('s-near', 't-near', dayIn(2), '09:00')
  const { data } = await medibook.call('slotSoonest', {
    query: { spuId: 't-soon', latitude: '22.3', longitude: '114.1' },
  })
  expect(data.map(({ slotId, distanceMeters }) => [slotId, distanceMeters])).toEqual([
    ['s-near', 0],
    ['s-busy-09:00', expect.any(Number)],
    ['s-busy-09:10', expect.any(Number)],
    ['s-busy-09:20', expect.any(Number)],
  ])
})

test('for a further dose name no time or clinic before its interval is over', async () => {
  await addShop('t-here')
  await addShop('t-there')
  await addGoods('t-course', {
    kind: 'vaccine',
    slotKind: 'vaccine',
    doses: 2,
    doseIntervals: [10],
    shops: ['t-here', 't-there'],
  })
  await addSlot('s-first', 't-here', dayIn(1), '10:00', 5, 'vaccine')
  for (const day of [9, 10]) {
    await addSlot(`s-here-${day}`, 't-here', dayIn(day), '10:00', 5, 'vaccine')
    await addSlot(`s-there-${day}`, 't-there', dayIn(day), '11:00', 5, 'vaccine')
  }
  const user = await addUser()
  const course = await placed(user, { goods: 't-course', shop: 't-here', slot: 's-first' })
  await paid(user, course.id)
  const [first = '', bookingId = ''] = course.bookings.map(({ id }) => id)
  await verify({ bookingId: first })
  expect(await confirmInjected(user, first)).toMatchObject({ code: 0 })
  const { session } = user
  const soonest = await medibook.call('slotSoonest', { session, query: { spuId: 't-course', bookingId } })
  expect(soonest.data.map(({ slotId }) => slotId)).toEqual(['s-here-10', 's-there-10'])
  const query = { spuId: 't-course', shopId: 't-here', bookingId }
  const { data } = await medibook.call('slotDays', { session, query })
  expect(data.otherShops).toMatchObject([{ shopId: 't-there', firstFreeDay: dayIn(10) }])
})

describe('times at which a person is occupied', () => {
  beforeAll(async () => {
    await addShop('t-calm')
    await addShop('t-west')
    await medibook.query(`update shop set sort = 1 where id = 't-calm'`)
    await medibook.query(`update shop set sort = 2, zone = 'Asia/Tokyo' where id = 't-west'`)
    await addGoods('t-visit', { shops: ['t-calm'], minutes: 60 })
    await addGoods('t-next', { shops: ['t-calm', 't-west'], minutes: 30, slotKind: 'vaccine' })
    await addSlot('s-visit', 't-calm', dayIn(5), '10:00')
    for (const time of ['09:30', '09:40', '10:00', '10:50', '11:00'])
      await addSlot(`s-next-${time.replace(':', '')}`, 't-calm', dayIn(5), time, 5, 'vaccine')
    // an hour ahead of the other clinic
    await addSlot('s-west-1130', 't-west', dayIn(5), '11:30', 5, 'vaccine')
  })

  const soonest = async (query: { personId?: string; bookingId?: string }, session?: string) => {
    const answer = await medibook.call('slotSoonest', {
      query: { spuId: 't-next', ...query },
      ...(session ? { session } : null),
    })
    return answer.code === 0 ? answer.data.map(({ slotId }) => slotId) : answer.code
  }
  const all = ['s-next-0930', 's-next-0940', 's-next-1000', 's-west-1130']
  const free = ['s-next-0930', 's-next-1100']

  test('are not among the soonest times for that person, at any clinic', async () => {
    const user = await addUser()
    expect(await soonest({ personId: user.person }, user.session)).toEqual(all)
    await placed(user, { goods: 't-visit', shop: 't-calm', slot: 's-visit' })
    expect(await soonest({ personId: user.person }, user.session)).toEqual(free)
    expect(await soonest({}, user.session)).toEqual(all)
  })

  test('are known only to the account of the person', async () => {
    const user = await addUser()
    const other = await addUser()
    await placed(user, { goods: 't-visit', shop: 't-calm', slot: 's-visit' })
    expect(await soonest({ personId: user.person }, other.session)).toBe(codes.notFound)
    expect(await soonest({ personId: user.person })).toBe(codes.notFound)
  })

  test('follow from the person of an appointment, whose own time is not in the way', async () => {
    const user = await addUser()
    const visit = await placed(user, { goods: 't-visit', shop: 't-calm', slot: 's-visit' })
    const next = await placed(user, {
      goods: 't-next',
      shop: 't-calm',
      slot: 's-next-1100',
      person: user.person,
    })
    await paid(user, visit.id)
    await paid(user, next.id)
    expect(await soonest({ bookingId: next.bookings[0]?.id ?? '' }, user.session)).toEqual(free)
  })
})
