import * as changes from '@contract/routes/booking-changes'
import * as bookings from '@contract/routes/bookings'
import * as goods from '@contract/routes/goods'
import * as payments from '@contract/routes/payments'
import { tileAddress } from '@/features/clinics/api/map.api'
import { giveConsent, removeStored, storedKeys } from '@/platform/storage'
import { made, page, startAnew } from '../support/feature-calls'
import { answer, send } from '../support/mocked-transport'

const pathOf = (url = '') => url.replace(/^https?:\/\/[^/]+/, '')

beforeEach(() => {
  giveConsent()
  startAnew()
  send.mockReset()
  send.mockResolvedValue(answer(page(0)))
})
afterEach(() => removeStored(...(storedKeys() as never[])))

test.each([
  // the order by sales has its own endpoints, one of them for packages
  ['goodsList', { kind: 'package' }, goods.goodsPageAll.path],
  ['goodsList', { descs: 'create_time', kind: 'package' }, goods.goodsPageAll.path],
  ['goodsList', { descs: 'sale_num' }, goods.goodsPageBySales.path],
  ['goodsList', { descs: 'sale_num', kind: 'vaccine' }, goods.goodsPageBySales.path],
  ['goodsList', { descs: 'sale_num', kind: 'package' }, goods.packagePageBySales.path],
  ['goodsWithPlaces', { kind: 'package' }, goods.packagePageBookable.path],
  ['goodsWithPlaces', { date: '2026-12-03' }, goods.packagePageByDate.path],
  ['bookingList', { list: 'pre' }, bookings.bookingPreList.path],
  ['bookingList', { list: 'booking' }, bookings.bookingBookedList.path],
  ['bookingList', { list: 'writeOff' }, bookings.bookingWriteOffList.path],
  ['bookingBook', { id: 'a', isDose: true }, changes.bookDose.path],
  ['bookingBook', { id: 'a', isDose: false }, changes.bookWaiting.path],
  ['bookingCancel', { id: 'a', isDose: true }, changes.cancelDose.path],
  ['bookingCancel', { id: 'a', isDose: false }, changes.unBooking.path],
  ['bookingFree', { isBeijing: true }, changes.freeBookingBJ.path],
  ['bookingFree', { isBeijing: false }, changes.freeBooking.path],
  ['payStart', { path: 'alipayPage', orderId: 'o' }, payments.payAlipayPage.path],
  ['payStart', { path: 'alipayWeb', orderId: 'o' }, payments.payAlipayWeb.path],
  ['payStart', { path: 'wechatWeb', orderId: 'o' }, payments.payWechatWeb.path],
  ['payStart', { path: 'mobileWeb', orderId: 'o' }, payments.payMobileWeb.path],
  ['payStart', { path: 'wechatBrowser', orderId: 'o' }, payments.payWechatBrowser.path],
  ['payStart', { path: 'miniProgram', orderId: 'o' }, payments.payMiniProgram.path],
] as const)('%s of %j calls %s', async (name, arg, path) => {
  await made(name, arg)
  expect(pathOf(send.mock.calls[0]?.[0].url)).toBe(path)
})

test.each([
  ['goodsList', { kind: 'package' }, { kind: 'package', current: 1, size: 12 }],
  [
    'goodsWithPlaces',
    { date: '2026-12-03', kind: 'x' },
    { date: '2026-12-03', kind: 'x', current: 1, size: 12 },
  ],
  ['goodsWithPlaces', { kind: 'x' }, { kind: 'x', current: 1, size: 12 }],
  ['specTree', '', {}],
  ['specTree', 'c', { categoryId: 'c' }],
  ['browseList', 'all', { kind: undefined, current: 1, size: 12 }],
  ['browseList', 'goods', { kind: 'goods', current: 1, size: 12 }],
  ['browseClear', 'all', { kind: undefined }],
  ['browseClear', 'goods', { kind: 'goods' }],
  ['favouriteList', 'all', { kind: undefined, current: 1, size: 12 }],
  ['favouriteList', 'goods', { kind: 'goods', current: 1, size: 12 }],
  [
    'bookingList',
    { list: 'pre', personId: 'p', shopId: 's' },
    { personId: 'p', shopId: 's', current: 1, size: 12 },
  ],
  ['orderList', 'all', { tab: 'all', current: 1, size: 12 }],
  ['doctorList', { shopId: 's' }, { shopId: 's', current: 1, size: 12, ascs: 'first_free' }],
  ['doctorsOfShop', { shopId: 's', size: 3 }, { shopId: 's', size: 3, current: 1, ascs: 'first_free' }],
  ['shopList', { keyword: 'k' }, { keyword: 'k', current: 1, size: 12 }],
  ['shopsOfGoods', { spuId: 'g' }, { spuId: 'g', current: 1, size: 100 }],
  ['shopsOnMap', { keyword: 'k' }, { keyword: 'k', current: 1, size: 100 }],
  ['shopsNear', { size: 3 }, { size: 3, current: 1 }],
  ['shopReviews', 's', { current: 1, size: 12 }],
  ['reviewList', 'g', { spuId: 'g', current: 1, size: 12 }],
  ['goodsGroupons', 'g', { status: 'running', current: 1, size: 3, searchCount: false, spuId: 'g' }],
  ['goodsBargains', 'g', { status: 'running', current: 1, size: 3, searchCount: false, spuId: 'g' }],
  ['couponsOfShop', { shopId: 's', size: 2 }, { shopId: 's', size: 2, current: 1 }],
  ['payStart', { path: 'alipayPage', orderId: 'o', returnUrl: 'r' }, { orderId: 'o', returnUrl: 'r' }],
  ['payStart', { path: 'alipayPage', orderId: 'o' }, { orderId: 'o' }],
  ['bookingCancel', { id: 'a', isDose: false }, { id: 'a' }],
] as const)('%s of %j requests %j', async (name, arg, query) => {
  await made(name, arg)
  expect(send.mock.calls[0]?.[0].query).toEqual(query)
})

test.each([
  ['bookingBook', { id: 'a', isDose: true }, { id: 'a' }],
  ['bookingFree', { spuId: 'g', isBeijing: true }, { spuId: 'g' }],
  ['payStart', { path: 'alipayWeb', orderId: 'o' }, { orderId: 'o' }],
  ['compareAdd', { spuId: 'g', isSilent: true }, { spuId: 'g' }],
  ['templateMessages', 'reminders', { useTypeList: ['2'], enable: true }],
  ['templateMessages', 'queue', { useTypeList: ['5'], enable: true }],
] as const)('%s of %j sends %j', async (name, arg, body) => {
  send.mockResolvedValue(answer([]))
  await made(name, arg)
  expect(send.mock.calls[0]?.[0].body).toEqual(body)
})

test.each([
  [
    'reminderTemplates',
    'queue',
    {
      templates: [
        { topic: 'queue', templateId: 'a' },
        { topic: 'reminders', templateId: 'b' },
      ],
    },
    ['a'],
  ],
  ['templateMessages', 'queue', [{ priTmplId: 'a' }, { priTmplId: 'b' }], ['a', 'b']],
  ['goodsGroupons', 'g', { records: ['a'] }, ['a']],
  ['goodsBargains', 'g', { records: ['a'] }, ['a']],
] as const)('of the answer to %s of %j, %j, there are %j', async (name, arg, data, taken) => {
  send.mockResolvedValue(answer(data))
  expect((await made(name, arg)).data).toEqual(taken)
})

test('the rows of the requested kind decide whether there is another page', async () => {
  send.mockImplementation(() =>
    Promise.resolve(answer({ goods: page(13), clinics: page(0), doctors: page(0), articles: page(0) })),
  )
  for (const [kind, hasNext] of [
    ['goods', true],
    ['clinic', false],
    ['doctor', false],
    ['article', false],
  ] as const) {
    const found = (await made('searchResults', { keyword: 'k', kind })) as { hasNextPage?: boolean }
    expect(found.hasNextPage).toBe(hasNext)
    expect(send.mock.lastCall?.[0].query).toEqual({ keyword: 'k', kind, current: 1, size: 12 })
  }
})

test('clinics near a position are not stored on the device, whose cache key would reveal it', async () => {
  const kept = () => storedKeys().filter((key) => key.startsWith('kept:'))
  await made('shopsNear', { size: 3, latitude: 22.3, longitude: 114.2 })
  expect(kept()).toEqual([])
  await made('shopsNear', { size: 3 })
  expect(kept()).toHaveLength(1)
})

test('the URL of a tile contains its coordinates, and a URL without placeholders is unchanged', () => {
  expect(tileAddress('/t/{z}/{x}/{y}.png', { z: 1, x: 0, y: 3 })).toMatch(/\/t\/1\/0\/3\.png$/)
  expect(tileAddress('/t/{z}/{x}.png', { z: 2 })).toMatch(/\/t\/2\/\{x\}\.png$/)
  expect(tileAddress('/t/{z}.png')).toMatch(/\/t\/\{z\}\.png$/)
})
