import { addGoods, addShop, addSlot, dayIn } from '../support/order-world'

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
