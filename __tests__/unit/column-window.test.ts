import { columnsAt, columnsPerView } from '@/pages-goods/goods-contrast/hooks/use-column-window'

test('shows three short columns on a phone, pairs for long words, large text or four, and all on a desktop', () => {
  const on = (o: object) => columnsPerView({ count: 3, width: 390, lang: 'zh-Hant', isEnlarged: false, ...o })
  expect([
    on({}),
    on({ lang: 'fr' }),
    on({ isEnlarged: true }),
    on({ count: 4 }),
    on({ count: 2, lang: 'fr' }),
    on({ count: 4, width: 1440, lang: 'fr' }),
    on({ count: 4, width: 600, lang: 'fr' }),
    on({ count: 4, width: 768, lang: 'fr' }),
    on({ count: 4, width: 768, isEnlarged: true }),
  ]).toEqual([3, 2, 2, 2, 2, 4, 3, 4, 2])
})

test('shows neighbours as pairs; with a pinned column each of the others beside it', () => {
  const at = (step: number, pinned: number | null) => columnsAt({ count: 4, perView: 2, step, pinned })
  expect([at(0, null), at(2, null)]).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect([at(0, 2), at(1, 2), at(2, 2)]).toEqual([
    [2, 0],
    [2, 1],
    [2, 3],
  ])
  expect(columnsAt({ count: 3, perView: 3, step: 0, pinned: 1 })).toEqual([0, 1, 2])
  const ofThree = (step: number) => columnsAt({ count: 4, perView: 3, step, pinned: 1 })
  expect([ofThree(0), ofThree(1)]).toEqual([
    [1, 0, 2],
    [1, 2, 3],
  ])
})
