import type { PageOf } from '../../contract/common'
import type { GoodsCard } from '../../contract/goods'
import { addGoods, addShop, addSlot, dayIn } from '../support/order-world'

const earliest = async (query: Record<string, string> = {}): Promise<PageOf<GoodsCard>> => {
  const answer = await medibook.call('goodsPageAll', { query: { ascs: 'first_free', size: '50', ...query } })
  expect(answer).toMatchObject({ code: 0 })
  return answer.data
}
const momentOf = (card: GoodsCard): string =>
  card.firstFreeDay === null ? '~' : `${card.firstFreeDay} ${card.firstFreeTime}`
const keepSets = () =>
  medibook.server
    .load<typeof import('../../server/contexts/catalogue')>('contexts/catalogue/index.ts')
    .keepCalendarSets(medibook.server.database.db)

const everything = async (query: Record<string, string>): Promise<GoodsCard[]> => {
  const first = await earliest({ ...query, current: '1' })
  const rest = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_unused, index) =>
      earliest({ ...query, current: String(index + 2) }),
    ),
  )
  return [first, ...rest].flatMap(({ records }) => records)
}

test.each<Record<string, string>>([{}, { near: 'MO' }, { region: 'TW' }])(
  'the whole list is in the order of the times on its cards, those without one last: %j',
  async (query) => {
    const cards = await everything({ ...query, size: '7' })
    const moments = cards.map(momentOf)
    expect(moments).toEqual([...moments].sort())
    expect(new Set(moments).size).toBeGreaterThan(1)
    // every product once over all pages
    const ids = cards.map(({ id }) => id)
    const [other] = [await medibook.call('goodsPageAll', { query: { ...query, size: '50' } })]
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength((other.data as PageOf<GoodsCard>).total)
  },
)

test('goods with the same time are in catalogue order', async () => {
  const plain = (await medibook.call('goodsPageAll', { query: { size: '50', kind: 'package' } })).data
    .records as GoodsCard[]
  const cards = await everything({ kind: 'package' })
  const inCatalogue = new Map(plain.map(({ id }, index) => [id, index]))
  for (const [index, card] of cards.entries()) {
    const before = cards[index - 1]
    if (before && momentOf(before) === momentOf(card))
      expect(inCatalogue.get(before.id)).toBeLessThan(inCatalogue.get(card.id) ?? -1)
  }
})

test('taking a place moves the goods of its calendar', async () => {
  await addShop('early-shop')
  await addGoods('early-one', { shops: ['early-shop'], slotKind: 'early' })
  await addSlot('early-1', 'early-shop', dayIn(1), '00:01', 1, 'early')
  await addSlot('early-2', 'early-shop', dayIn(40), '10:00', 1, 'early')
  await addGoods('early-two', { shops: ['early-shop'], slotKind: 'late' })
  await addSlot('early-3', 'early-shop', dayIn(2), '10:00', 1, 'late')
  await keepSets()
  const order = async () =>
    (await earliest({ shopId: 'early-shop' })).records.map(({ id, firstFreeDay }) => [id, firstFreeDay])
  expect(await order()).toEqual([
    ['early-one', dayIn(1)],
    ['early-two', dayIn(2)],
  ])
  await medibook.query(`update slot set taken = capacity where id = 'early-1'`)
  expect(await order()).toEqual([
    ['early-two', dayIn(2)],
    ['early-one', dayIn(40)],
  ])
})

test('the seed stores the set of calendars of every bookable product, and of no other', async () => {
  const rows = await medibook.query<{ id: string; kept: string; wanted: string }>(`
    select spu.id, spu.calendar_set as kept, case when spu.is_bookable and spu.slot_kind is not null
      then coalesce(spu.slot_kind || '/' || (
        select string_agg(shop_id, ',' order by shop_id collate "C") from spu_shop where spu_id = spu.id
      ), '')
      else '' end as wanted from spu`)
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter(({ kept, wanted }) => kept !== wanted)).toEqual([])
  expect(rows.some(({ kept }) => kept !== '')).toBe(true)
})

test('a clinic that no longer offers a product is removed from its calendars', async () => {
  await addShop('leaving-shop')
  await addGoods('leaving', { shops: ['leaving-shop'] })
  await keepSets()
  const kept = async () =>
    (await medibook.query<{ set: string }>(`select calendar_set as set from spu where id = 'leaving'`))[0]
      ?.set
  expect(await kept()).toBe('exam/leaving-shop')
  await medibook.query(`delete from spu_shop where spu_id = 'leaving'`)
  await keepSets()
  expect(await kept()).toBe('')
})

test('a card contains the eligibility for its product', async () => {
  await addGoods('for-women', { sex: '2', ageMin: 30, ageMax: 64 })
  const { data } = await medibook.call('goodsPageAll', { query: { keyword: 'for-women' } })
  expect(data.records).toMatchObject([{ id: 'for-women', demands: { sex: '2', ageMin: 30, ageMax: 64 } }])
})
