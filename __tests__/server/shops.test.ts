import type { PageOf } from '../../contract/common'
import { weekdayOf } from '../../contract/rules/dates'
import type { ListedShop } from '../../contract/shops'
import { addDoctor } from '../support/clinic-world'
import { dayFromToday, insertRows, localText, shopRow, slotRow, spuRow } from './catalogue-fixture'

const page = async (query: Record<string, string>, lang = 'en'): Promise<PageOf<ListedShop>> =>
  (await medibook.call('shopPage', { query: { size: '100', ...query }, lang })).data
const mine = (found: PageOf<ListedShop>): string[] =>
  found.records.map((card) => card.id).filter((id) => id.startsWith('t-'))

beforeAll(async () => {
  await insertRows('shop', [
    shopRow('t-head', {
      name: localText('試驗總店醫務所', '试验总店医务所', 'Trial head office'),
      latitude: 22.2819,
      longitude: 114.1556,
    }),
    shopRow('t-branch', { parent_id: 't-head', latitude: 22.3193, longitude: 114.1694, sort: 901 }),
    shopRow('t-other', {
      parent_id: 't-head',
      region: 'MO',
      latitude: 22.1987,
      longitude: 113.5439,
      sort: 902,
    }),
    shopRow('t-alone', {
      kind: 'shop',
      region: 'CN',
      latitude: 22.5431,
      longitude: 114.0579,
      sort: 903,
      address: localText('福田區', '福田区', 'Futian'),
    }),
  ])
  await insertRows('spu', [spuRow('t-check')])
  await insertRows('spu_shop', [
    { spu_id: 't-check', shop_id: 't-head' },
    { spu_id: 't-check', shop_id: 't-other' },
  ])
  await insertRows('slot', [
    slotRow('t-s1', { shop_id: 't-head', date: dayFromToday(1), time: '09:00', taken: 1 }),
    slotRow('t-s2', { shop_id: 't-head', date: dayFromToday(2), time: '09:00' }),
  ])
})

describe('lists of clinics', () => {
  test('can be filtered by region', async () => {
    expect(mine(await page({ region: 'HK' }))).toEqual(['t-head', 't-branch'])
    expect(mine(await page({ region: 'MO' }))).toEqual(['t-other'])
    expect((await page({ region: 'MO' }, 'fr')).records[0]?.regionName).toBe('Macao')
  })
  test('are ordered by distance in metres', async () => {
    const found = await page({ latitude: '22.3193', longitude: '114.1694' })
    const distances = found.records.map((card) => card.distanceMeters ?? -1)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(mine(found)).toEqual(['t-branch', 't-head', 't-alone', 't-other'])
    expect(found.records.find((card) => card.id === 't-branch')?.distanceMeters).toBe(0)
    // 0.0374 degrees north and 0.0138 east at this latitude: 4396 m.
    expect(
      Math.abs((found.records.find((card) => card.id === 't-head')?.distanceMeters ?? 0) - 4396),
    ).toBeLessThan(20)
  })
  test('have no distance without a complete position', async () => {
    expect((await page({})).records.every((card) => card.distanceMeters === null)).toBe(true)
    expect((await page({ latitude: '22' })).records.every((card) => card.distanceMeters === null)).toBe(true)
  })
  test.each(['試驗總店', '试验总店', 'shiyanzongdian', 'TRIAL head', 'syzd'])(
    'can be found by the keyword %s',
    async (keyword) => {
      expect(mine(await page({ keyword }))).toEqual(['t-head'])
    },
  )
  test('found by a keyword keep the region, the pages and the distance', async () => {
    const found = await page({
      keyword: '試驗診所',
      region: 'HK',
      latitude: '22.3',
      longitude: '114.1',
      size: '1',
    })
    expect(found).toMatchObject({ total: 1, pages: 1, records: [{ id: 't-branch' }] })
    expect(found.records[0]?.distanceMeters).toBeGreaterThan(0)
  })
  test('of a product contain the clinics that offer it, each with its first free moment', async () => {
    const found = await page({ spuId: 't-check' })
    expect(found.records.map((card) => [card.id, card.firstFreeDay])).toEqual([
      ['t-head', dayFromToday(2)],
      ['t-other', null],
    ])
    expect(found.records.map((card) => card.firstFreeTime)).toEqual([
      expect.stringMatching(/^\d\d:\d\d$/),
      null,
    ])
    expect(
      (await page({})).records.every((card) => card.firstFreeDay === null && card.firstFreeTime === null),
    ).toBe(true)
  })
  test('contain the first free day of any bookable service on request', async () => {
    const found = await page({ keyword: '試驗', withFree: '1' })
    expect(mine(found)).toContain('t-head')
    expect(found.records.map((card) => [card.id, card.firstFreeDay])).toEqual(
      expect.arrayContaining([
        ['t-head', dayFromToday(2)],
        ['t-branch', null],
      ]),
    )
  })
  test('contain the first free time of any available doctor there on request', async () => {
    await addDoctor('t-far', {
      shop: 't-head',
      weekdays: [weekdayOf(dayFromToday(3))],
      start: '08:00',
      end: '12:00',
    })
    await addDoctor('t-near', {
      shop: 't-head',
      weekdays: [weekdayOf(dayFromToday(2))],
      start: '14:00',
      end: '18:00',
    })
    await addDoctor('t-away', { shop: 't-head', isAvailable: false })
    await addDoctor('t-absent', { shop: 't-other', isAvailable: false })
    const doctors = async (query: Record<string, string>) =>
      (await page({ keyword: '試驗', ...query })).records
        .filter(({ id }) => ['t-head', 't-other'].includes(id))
        .map(({ firstDoctorDay, firstDoctorTime }) => [firstDoctorDay, firstDoctorTime])
    expect(await doctors({ withFree: '1' })).toEqual([
      [dayFromToday(2), '14:00'],
      [null, null],
    ])
    expect(await doctors({})).toEqual([
      [null, null],
      [null, null],
    ])
    // the page of one says it too: there a person decides
    expect((await medibook.call('shopDetail', { params: { id: 't-head' } })).data).toMatchObject({
      firstDoctorDay: dayFromToday(2),
      firstDoctorTime: '14:00',
    })
  })
  test('contain only those that are open now on request', async () => {
    await insertRows('shop', [
      shopRow('t-shut', { hours: [] }),
      shopRow('t-holiday', {
        hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: '00:00', close: '00:00' })),
      }),
    ])
    await insertRows('closed_day', [{ shop_id: 't-holiday', date: dayFromToday(0), state: 'holiday' }])
    expect(mine(await page({}))).toEqual(expect.arrayContaining(['t-shut', 't-holiday']))
    const open = await page({ openNow: '1' })
    expect(mine(open)).not.toContain('t-shut')
    expect(mine(open)).not.toContain('t-holiday')
    expect(open.records.every((card) => card.openState.isOpen === '1')).toBe(true)
    expect(open.total).toBe(open.records.length)
    const first = await page({ openNow: '1', size: '1' })
    expect(first.records.map(({ id }) => id)).toEqual(open.records.slice(0, 1).map(({ id }) => id))
    expect(first.total).toBe(open.total)
  })
  test.each<Record<string, string>>([
    { region: 'XX' },
    { latitude: '91' },
    { longitude: 'east' },
    { size: '0' },
  ])('refuses %j', async (query) => {
    expect(await medibook.call('shopPage', { query })).toMatchObject({
      code: 40000,
      data: { field: Object.keys(query)[0] },
    })
  })
})

describe('one clinic', () => {
  test('has its licence, directions, accessibility features, and closed days', async () => {
    await insertRows('shop', [
      shopRow('t-full', {
        licence_no: 'PHF-1',
        licence_authority: localText('衞生署', '卫生署', 'Department of Health'),
        ways: [{ kind: 'bus', text: localText('巴士 5', '巴士 5', 'Bus 5') }],
        access: ['stepFree', 'lift'],
      }),
    ])
    await insertRows('closed_day', [
      { shop_id: 't-full', date: dayFromToday(-1), state: 'rest' },
      {
        shop_id: 't-full',
        date: dayFromToday(9),
        state: 'rest',
        reason: localText('設備保養', '设备保养', 'Equipment maintenance'),
      },
      { shop_id: 't-full', date: dayFromToday(4), state: 'holiday' },
    ])
    const { data } = await medibook.call('shopDetail', { params: { id: 't-full' }, lang: 'en' })
    expect(data).toMatchObject({
      licenceNo: 'PHF-1',
      licenceAuthority: 'Department of Health',
      ways: [{ kind: 'bus', text: 'Bus 5' }],
      access: ['stepFree', 'lift'],
      closedDays: [
        { date: dayFromToday(4), state: 'holiday', reason: '' },
        { date: dayFromToday(9), state: 'rest', reason: 'Equipment maintenance' },
      ],
    })
  })
  test('has hours, both addresses and the other branches of its organisation', async () => {
    const { data } = await medibook.call('shopDetail', { params: { id: 't-branch' }, lang: 'es' })
    expect(data).toMatchObject({
      id: 't-branch',
      kind: 'clinic',
      rating: '4.8',
      addressLatin: 'Queen’s Road',
      addressChinese: '皇后大道中',
      regionName: 'Hong Kong',
    })
    expect(data.hours).toHaveLength(7)
    expect(data.branches.map((card) => card.id)).toEqual(['t-head', 't-other'])
    expect((await medibook.call('shopDetail', { params: { id: 't-alone' }, lang: 'en' })).data).toMatchObject(
      { kind: 'shop', branches: [], addressChinese: '福田区' },
    )
  })
  test('is closed on a closed day', async () => {
    await insertRows('closed_day', [{ shop_id: 't-alone', date: dayFromToday(0), state: 'rest' }])
    expect((await medibook.call('shopDetail', { params: { id: 't-alone' } })).data.openState).toMatchObject({
      isOpen: '0',
      opensDay: dayFromToday(1),
      opensAt: '09:00',
    })
  })
  test('is not found when unknown', async () => {
    expect(await medibook.call('shopDetail', { params: { id: 'nowhere' } })).toMatchObject({
      code: 40400,
      data: null,
    })
  })
})
