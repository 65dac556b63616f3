import type {} from '../support/medibook-global'
import { addGoods, addShop, addSlot, dayIn } from '../support/order-world'

const HOUR_MS = 3_600_000
type Calendars = typeof import('../../server/contexts/catalogue/goods/queries/calendars')
type Calendar = typeof import('../../server/contexts/scheduling/slots/queries/calendar')
type Availability = typeof import('../../server/contexts/scheduling/slots/availability')

afterEach(() => medibook.clock.reset())

/** The first bookable moment by the calendar's own rule, over all clinics that offer the product. */
async function byTheCalendar(
  { loadCalendar, isFree }: Pick<Calendar, 'loadCalendar'> & Pick<Availability, 'isFree'>,
  of: { slotKind: string; shopIds: readonly string[] },
  first: Map<string, Promise<string | null>>,
): Promise<string | null> {
  const ctx = medibook.server.app.contextFor()
  const firstAt = async (shopId: string): Promise<string | null> => {
    const calendar = await loadCalendar(ctx, { shopId, slotKind: of.slotKind as 'exam' })
    const row = calendar?.slots.find((one) => isFree(one, calendar))
    return row ? `${row.date} ${row.time}` : null
  }
  const moments = await Promise.all(
    of.shopIds.map((shopId) => {
      const key = `${of.slotKind}/${shopId}`
      const known = first.get(key) ?? firstAt(shopId)
      first.set(key, known)
      return known
    }),
  )
  return moments.filter((moment) => moment !== null).sort()[0] ?? null
}

// at night, in opening hours, and days later, when the first places of the seed are in the past
test.each([0, 7, 31, 24 * 20 + 5])(
  '%i hours after the seed every bookable product shows the first place of its clinics’ calendars',
  async (hours) => {
    await medibook.clock.advance(hours * HOUR_MS)
    const goods = await medibook.query<{ id: string; slotKind: string; shopIds: string[] }>(
      `select spu.id, spu.slot_kind as "slotKind", array_agg(spu_shop.shop_id) as "shopIds" from spu
        join spu_shop on spu_shop.spu_id = spu.id where spu.is_bookable and spu.slot_kind is not null
        group by spu.id`,
    )
    expect(goods.length).toBeGreaterThan(20)
    const source = medibook.server.load<Calendars>('contexts/catalogue/goods/queries/calendars.ts')
    const { loadCalendar } = medibook.server.load<Calendar>('contexts/scheduling/slots/queries/calendar.ts')
    const { isFree } = medibook.server.load<Availability>('contexts/scheduling/slots/availability.ts')
    const shown = await source.firstFreeMoments(
      medibook.server.database.db,
      goods.map(({ id }) => id),
      medibook.clock.now(),
      { isAnywhere: true },
    )
    const calendars = new Map<string, Promise<string | null>>()
    const wanted = await Promise.all(
      goods.map(
        async (one) => [one.id, await byTheCalendar({ loadCalendar, isFree }, one, calendars)] as const,
      ),
    )
    expect(
      goods.map(({ id }) => [id, shown.has(id) ? `${shown.get(id)?.day} ${shown.get(id)?.time}` : null]),
    ).toEqual(wanted)
    expect(wanted.some(([, moment]) => moment !== null)).toBe(true)
  },
)

test('an earliest time is computed in the region of the first clinic, in a given one, or at one clinic', async () => {
  const source = medibook.server.load<Calendars>('contexts/catalogue/goods/queries/calendars.ts')
  await addShop('free-home')
  await addShop('free-away')
  await medibook.query(`update shop set region = 'HK', sort = 1 where id = 'free-home'`)
  await medibook.query(`update shop set region = 'MO', sort = 2 where id = 'free-away'`)
  await addGoods('free-both', { shops: ['free-home', 'free-away'] })
  await addSlot('slot-home', 'free-home', dayIn(9))
  await addSlot('slot-away', 'free-away', dayIn(3))
  const first = async (where?: Parameters<typeof source.firstFreeMoments>[3]) =>
    (
      await source.firstFreeMoments(medibook.server.database.db, ['free-both'], medibook.clock.now(), where)
    ).get('free-both')?.day
  expect(await first()).toBe(dayIn(9))
  expect(await first({ region: 'HK' })).toBe(dayIn(9))
  expect(await first({ region: 'MO' })).toBe(dayIn(3))
  // no clinic offers it there, so the region of its first clinic is used
  expect(await first({ region: 'TW' })).toBe(dayIn(9))
  expect(await first({ shopId: 'free-away' })).toBe(dayIn(3))
  expect(await first({ isAnywhere: true })).toBe(dayIn(3))
})
