import { byDay, targetRoute, type Remembered } from '@/pages-mine/browse-collect/remembered'

test('groups history by adjacent days; unavailable items have no link', () => {
  const one = (id: string, day?: string): Remembered => ({
    id,
    kind: 'goods',
    targetId: id,
    isAvailable: true,
    goods: null,
    clinic: null,
    doctor: null,
    article: null,
    priceChange: null,
    ...(day ? { day } : null),
  })
  expect(
    byDay([one('a', '2026-11-21'), one('b', '2026-11-21'), one('c', '2026-11-20')]).map(({ day, rows }) => [
      day,
      rows.map(({ id }) => id),
    ]),
  ).toEqual([
    ['2026-11-21', ['a', 'b']],
    ['2026-11-20', ['c']],
  ])
  expect(byDay([one('a'), one('b')])).toHaveLength(1)
  expect(targetRoute(one('a'))).toBe('/pages-goods/goods-detail/goods-detail')
  expect(targetRoute({ ...one('a'), isAvailable: false })).toBeNull()
})
