import { limits } from '../../contract/constants/limits'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { inParallel, value } from '../support/order-world'
import { ann, bob, as } from './catalogue-world'

describe('favourites', () => {
  test('saving one favourite concurrently saves it once', async () => {
    const answers = await inParallel(8, () =>
      as(ann).call('favouriteAdd', { body: { kind: 'goods', targetId: 'c-small' } }),
    )
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
    expect(await value(`select count(*) from favourite where user_id = $1`, [ann.id])).toBe(1)
  })
  test('a price change is returned with its sign', async () => {
    await as(ann).call('favouriteAdd', { body: { kind: 'goods', targetId: 'c-large' } })
    await medibook.query(
      `update spu set price_down_cents = case id when 'c-small' then 15050 else 120000 end where id
        in ('c-small', 'c-large')`,
    )
    const { data } = await as(ann).call('favouritePage', { query: { kind: 'goods' } })
    expect(data.records.map((row) => [row.targetId, row.priceThen, row.priceChange])).toEqual([
      ['c-large', '1000.00', '200.00'],
      ['c-small', '200.00', '-49.50'],
    ])
    await medibook.query(
      `update spu set price_down_cents = case id when 'c-small' then 20000 else 100000 end where id
        in ('c-small', 'c-large')`,
    )
  })
  test('a removed favourite is restored with its time, but not from the future', async () => {
    const {
      data: {
        records: [before],
      },
    } = await as(ann).call('favouritePage', { query: { kind: 'goods' } })
    expect(before?.targetId).toBe('c-large')
    await as(ann).call('favouriteDelete', { params: { id: before?.id } })
    await as(ann).call('favouriteAdd', {
      body: {
        kind: 'goods',
        targetId: 'c-large',
        createTime: '2026-01-02 03:04:05',
        priceThen: '900.00',
      },
    })
    const {
      data: { records },
    } = await as(ann).call('favouritePage', { query: { kind: 'goods' } })
    expect(records.map((row) => [row.targetId, row.priceThen, row.priceChange])).toEqual([
      ['c-small', '200.00', null],
      ['c-large', '900.00', '100.00'],
    ])
    expect(records[1]?.createTime).toBe('2026-01-02 03:04:05')
    await as(ann).call('favouriteDelete', { params: { id: records[1]?.id } })
    const { data: again } = await as(ann).call('favouriteAdd', {
      body: {
        kind: 'goods',
        targetId: 'c-large',
        createTime: '2099-01-01 00:00:00',
      },
    })
    expect(again.createTime < '2099').toBe(true)
  })
  test.each([
    ['priceThen', '-900.00'],
    ['priceThen', '99999999.99'],
    ['priceThen', '900'],
    ['createTime', '2026-02-31 03:04:05'],
    ['createTime', '2026-01-02 25:04:05'],
    ['createTime', '2026-01-02 03:61:05'],
    ['createTime', '2026-01-02 03:04:60'],
    ['createTime', '0000-01-01 00:00:00'],
  ])('reports an invalid value at its field: %s %s', async (field, said) => {
    expect(
      await as(ann).call('favouriteAdd', { body: { kind: 'goods', targetId: 'c-large', [field]: said } }),
    ).toMatchObject({ code: 40000, data: { field } })
  })
  test('the highest price of the wire format is stored', async () => {
    await as(bob).call('favouriteAdd', {
      body: {
        kind: 'goods',
        targetId: 'c-small',
        priceThen: '9999999.99',
        createTime: '2024-02-29 23:59:59',
      },
    })
    const { data } = await as(bob).call('favouritePage', { query: { kind: 'goods' } })
    expect(data.records).toMatchObject([{ priceThen: '9999999.99', createTime: '2024-02-29 23:59:59' }])
  })
  test('a hidden price is in no field', async () => {
    await as(ann).call('favouriteAdd', { body: { kind: 'goods', targetId: 'c-secret' } })
    const { data } = await as(ann).call('favouritePage', { query: { kind: 'goods' } })
    expect(data.records[0]).toMatchObject({
      targetId: 'c-secret',
      priceThen: null,
      priceChange: null,
      goods: { priceDown: null, salesPrice: null },
    })
  })
  test.each([
    ['goods', 'nowhere'],
    ['goods', 'c-gone'],
    ['clinic', 'c-small'],
    ['doctor', 'nobody'],
  ])('%s %s cannot be saved', async (kind, targetId) => {
    expect(await as(ann).call('favouriteAdd', { body: { kind, targetId } })).toMatchObject({ code: 40400 })
  })
  test("another account's favourite is not found, and is not changed", async () => {
    const { data } = await as(ann).call('favouriteAdd', {
      body: {
        kind: 'clinic',
        targetId: 'shop-central',
      },
    })
    expect(await as(bob).call('favouriteDelete', { params: { id: data.id } })).toMatchObject({ code: 40400 })
    expect(
      await as(ann).call('favouriteState', { query: { kind: 'clinic', targetId: 'shop-central' } }),
    ).toMatchObject({ data: { isCollected: '1', id: data.id } })
    // as WeChat sends it: a JSON content type without a body
    const answer = await medibook.inject({
      method: 'DELETE',
      url: routePath('favouriteDelete', { id: data.id }),
      session: ann.session,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.json()).toMatchObject({ code: 0, data: true })
    expect(await as(ann).call('favouriteDelete', { params: { id: data.id } })).toMatchObject({ code: 40400 })
  })
  test('following a brand toggles; an explicit state is idempotent', async () => {
    const [brand] = await medibook.query<{ id: string }>('select id from brand limit 1')
    const before = await value('select count(*) from brand_follow where brand_id = $1', [brand?.id])
    const toggle = (isFollowed?: string) =>
      as(bob).call('brandCollect', {
        body: {
          brandId: brand?.id,
          ...(isFollowed ? { isFollowed } : {}),
        },
      })
    expect((await toggle()).data).toMatchObject({ isFollowed: '1', followers: before + 1 })
    expect((await toggle('1')).data).toMatchObject({ isFollowed: '1', followers: before + 1 })
    expect((await as(bob).call('brandCollectList')).data.map((row) => row.id)).toEqual([brand?.id])
    expect((await toggle()).data).toMatchObject({ isFollowed: '0', followers: before })
  })
})

describe('comparison', () => {
  test('returns common items, unique items, and the price of an item', async () => {
    const { data } = await medibook.call('compareByIds', {
      query: { ids: 'c-small,c-large' },
      lang: 'en',
    })
    expect(
      data.columns.map((column) => [column.spuId, column.itemCount, column.pricePerItem, column.uniqueCount]),
    ).toEqual([
      ['c-small', 2, '100.00', 0],
      ['c-large', 4, '250.00', 2],
    ])
    expect(
      data.groups.map((one) => [
        one.id,
        one.isCommon,
        one.rows.map((row) => [row.itemId, row.has.join(''), row.uniqueTo]),
      ]),
    ).toEqual([
      [
        'g-blood',
        '0',
        [
          ['i-sugar', '11', null],
          ['i-fat', '11', null],
          ['i-iron', '01', 'c-large'],
        ],
      ],
      ['g-heart', '0', [['i-ecg', '01', 'c-large']]],
    ])
    expect(data).toMatchObject({ itemCount: 4, commonCount: 2 })
  })
  test('with a hidden price has no price per item', async () => {
    const { data } = await medibook.call('compareByIds', {
      query: { ids: 'c-small,c-secret' },
    })
    expect(data.columns[1]).toMatchObject({ pricePerItem: null, goods: { priceDown: null } })
  })
  test.each([
    ['c-small', 71603],
    ['c-small,c-small', 71603],
    ['c-small,c-large,c-secret,c-found,c-many-0', 71603],
    ['c-small,c-jab', 71602],
    ['c-small,nowhere', 40400],
    ['c-small,c-gone', 80004],
  ])('%s is refused with %i', async (ids, code) => {
    expect(await medibook.call('compareByIds', { query: { ids } })).toMatchObject({
      code,
    })
  })
  test('the list takes each package once and at most the allowed number, also concurrently', async () => {
    const add = (spuId: string) => as(ann).call('compareAdd', { body: { spuId } })
    const first = await add('c-small')
    expect((await add('c-small')).data.id).toBe(first.data.id)
    expect(await add('c-jab')).toMatchObject({ code: 71602 })
    const answers = await inParallel(limits.compareList, (index) => add(`c-many-${index}`))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(limits.compareList - 1)
    expect(answers.filter((answer) => answer.code === 71601)).toHaveLength(1)
    expect(await value('select count(*) from compare_entry where user_id = $1', [ann.id])).toBe(
      limits.compareList,
    )
    expect(await as(bob).call('compareDelete', { params: { id: first.data.id } })).toMatchObject({
      code: 40400,
    })
    expect(await as(ann).call('compareDelete', { params: { id: first.data.id } })).toMatchObject({ code: 0 })
    expect(await add('c-large')).toMatchObject({ code: 0 })
  })
  test('only packages on the list can be chosen from it', async () => {
    expect(await as(ann).call('compareList', { query: { spuIds: 'c-large,c-small' } })).toMatchObject({
      code: 40400,
    })
    expect(await as(bob).call('compareList')).toMatchObject({
      code: 0,
      data: { entries: [], comparison: null },
    })
  })
})
