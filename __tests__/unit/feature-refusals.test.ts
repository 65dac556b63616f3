import { codes } from '@contract/constants/codes'
import { onRequestFailed } from '@/api/request'
import { isCompareRefused } from '@/features/compare/api/compare.api'
import { callNames, made, page, startAnew, underWay } from '../support/feature-calls'
import { answer, send } from '../support/mocked-transport'
import { settled } from '../support/settled'

beforeEach(() => {
  startAnew()
  send.mockReset()
})

const { notFound, badInput, slotTaken, dayNotBookable, personBusy, personNotEligible, goodsDeleted } = codes
const price = [codes.discountCodeUnusable, codes.pointsNotEnough, codes.pointsUnusable]
/** Refusals that each call shows in place, instead of in a dialog. */
const inPlace: readonly (readonly [name: string, arg: unknown, said: readonly number[], other: number])[] = [
  ['bookingBook', { isDose: true }, [slotTaken], personBusy],
  ['bookingUpdate', {}, [slotTaken], personBusy],
  [
    'bookingFree',
    { isBeijing: false },
    [slotTaken, dayNotBookable, personNotEligible, personBusy, badInput, codes.alreadyBookedFree],
    notFound,
  ],
  ['watchAdd', {}, [codes.freeAlready, codes.watchLimit, codes.waitingNotOffered], notFound],
  ['waitingJoin', {}, [codes.freeAlready, codes.watchLimit, codes.waitingNotOffered], notFound],
  [
    'cartPut',
    {},
    [codes.nothingToOrder, codes.cartFull, goodsDeleted, notFound, dayNotBookable],
    codes.stateForbids,
  ],
  ['goodsDetail', 'g', [notFound, goodsDeleted], badInput],
  ['shopDetail', 's', [notFound], badInput],
  ['orderDetail', 'o', [notFound], badInput],
  ['personForm', 'p', [notFound], badInput],
  ['personSave', {}, [badInput], notFound],
  ['favouriteDelete', { id: 'f', kind: 'goods', targetId: 'g' }, [notFound], badInput],
  [
    'comparison',
    'a,b',
    [goodsDeleted, notFound, codes.compareCount, codes.compareOnlyPackages, badInput],
    500,
  ],
  ['couponClaim', {}, [codes.couponSoldOut, codes.couponLimit, codes.couponNotOffered], notFound],
  ['orderPrice', { lines: [] }, price, codes.campaignOver],
  [
    'orderPrice',
    { lines: [], offer: { kind: 'bargain', id: 'b' } },
    [
      ...price,
      codes.campaignOver,
      codes.bargainOver,
      codes.grouponFull,
      codes.enterpriseQuotaUsedUp,
      codes.enterpriseNotMember,
      codes.enterpriseOther,
      codes.enterpriseStopped,
      notFound,
    ],
    badInput,
  ],
  [
    'orderPlace',
    {},
    [
      badInput,
      codes.priceChanged,
      codes.discountCodeUnusable,
      slotTaken,
      dayNotBookable,
      personNotEligible,
      personBusy,
      codes.tooManyHolds,
    ],
    codes.couponUnusable,
  ],
]
describe('a refusal', () => {
  const told: boolean[] = []
  let stop: () => void
  beforeEach(() => {
    told.length = 0
    stop = onRequestFailed(({ silent }) => told.push(!silent))
  })
  afterEach(() => stop())
  const isTold = async (name: string, arg: unknown, code: number) => {
    told.length = 0
    send.mockResolvedValue(answer(null, code))
    startAnew()
    await made(name, arg)
    return told[0]
  }

  test.each(inPlace)(
    'of %s %j is shown in place for %j, by a dialog for %d',
    async (name, arg, said, other) => {
      for (const code of said) expect([code, await isTold(name, arg, code)]).toEqual([code, false])
      expect(await isTold(name, arg, other)).toBe(true)
    },
  )

  test('of a background request is not shown', async () => {
    const silent = []
    for (const name of callNames)
      if (
        (await isTold(
          name,
          { lines: [], list: 'pre', kind: 'goods', path: 'mobileWeb' },
          codes.stateForbids,
        )) === false
      )
        silent.push(name)
    expect(silent.sort()).toEqual([
      'allowMessages',
      'articlesOfShop',
      'badge',
      // the specified call returns its whole body for every code, and the page shows it
      'bookingCancel',
      'browseAdd',
      'cartCount',
      'checkSession',
      'contactPhone',
      'couponsForLines',
      'currency',
      'customerSetting',
      'decorationConfig',
      'decorationImages',
      'decorationVideos',
      'displayMode',
      'displaySalesAndPrice',
      'doctorsOfShop',
      'exchangeRate',
      'favouriteState',
      'goodsBargains',
      'goodsGroupons',
      'h5Init',
      'homeConfig',
      'hoveringAdvert',
      'jsSdkSignature',
      'logout',
      'mapSource',
      'openTickets',
      'openingAdvert',
      'orderCount',
      'personList',
      'reminderTemplates',
      'reviewSummary',
      'salesPriceNull',
      'shopReviews',
      'slotBusy',
      'taxesConfig',
      'techSupport',
      'templateMessages',
      'uploadComplete',
      'uploadPolicy',
      'userInfo',
    ])
  })

  test.each([
    [true, false],
    [false, true],
    [undefined, true],
  ])('of adding to the comparison, silently: %p, is shown: %p', async (isSilent, isTheDialog) =>
    expect(await isTold('compareAdd', { spuId: 'g', isSilent }, codes.stateForbids)).toBe(isTheDialog),
  )

  test('of a comparison is final for goods that cannot be compared', () => {
    const error = (code: number) => ({ kind: 'business', msg: '', silent: false, code })
    expect(
      [goodsDeleted, codes.compareCount, codes.systemError].map((code) => isCompareRefused(error(code))),
    ).toEqual([true, true, false])
    expect(isCompareRefused({ code: goodsDeleted })).toBe(false)
  })
})

/** One read of each kind of answer that a write may invalidate. */
const reads = {
  Booking: ['booking', 'a'],
  Brand: ['allBrands', undefined],
  Cart: ['cartCount', undefined],
  Catalogue: ['tagList', undefined],
  Compare: ['compareList', undefined],
  Coupon: ['couponsForLines', { lines: [] }],
  Favourite: ['favouriteState', { kind: 'goods', targetId: 'g' }],
  History: ['browseList', 'all'],
  Order: ['orderList', 'all'],
  OneOrder: ['orderDetail', 'o'],
  Person: ['personList', undefined],
  Slot: ['slotSoonest', { spuId: 'g' }],
} as const
const orders = ['Booking', 'Coupon', 'OneOrder', 'Order', 'Slot']

test.each([
  ['bookingBook', { isDose: false }, ['Booking', 'OneOrder', 'Order', 'Slot'], 'too'],
  ['bookingUpdate', {}, ['Booking', 'OneOrder', 'Order', 'Slot'], 'too'],
  ['bookingCancel', { id: 'a', isDose: false }, ['Booking', 'OneOrder', 'Order', 'Slot'], 'too'],
  ['bookingConfirmInjected', {}, ['Booking', 'OneOrder', 'Order'], 'too'],
  ['bookingFree', { isBeijing: false }, ['Booking', 'OneOrder', 'Slot'], 'too'],
  ['orderPlace', {}, ['Booking', 'Cart', 'Coupon', 'OneOrder', 'Order', 'Slot'], 'too'],
  ['orderCancel', 'o', orders, 'too'],
  ['orderReceive', 'o', ['OneOrder', 'Order'], 'too'],
  ['orderDelete', 'o', ['Order'], 'too'],
  ['payStart', { path: 'alipayWeb', orderId: 'o' }, ['OneOrder', 'Order'], 'too'],
  ['cartPut', {}, ['Cart'], 'too'],
  ['cartRemove', ['a'], ['Cart'], 'too'],
  ['cartSave', {}, ['Cart'], 'too'],
  ['personSave', {}, ['Person'], 'too'],
  ['personDelete', 'p', ['Person'], 'too'],
  ['couponClaim', {}, ['Coupon'], 'too'],
  ['favouriteAdd', { kind: 'goods', targetId: 'x' }, ['Favourite'], 'not'],
  ['favouriteDelete', { kind: 'goods', targetId: 'x', id: 'f' }, ['Favourite'], 'not'],
  ['brandFollow', { brandId: 'b', isFollowed: true }, ['Brand'], 'not'],
  ['compareAdd', { spuId: 'g' }, ['Compare'], 'not'],
  ['compareDelete', 'c', ['Compare'], 'not'],
  ['browseAdd', {}, ['History'], 'not'],
  ['browseDelete', [], ['History'], 'not'],
  ['browseClear', 'all', ['History'], 'not'],
] as const)('after %s %j invalidates %j; after a refusal %s', async (name, arg, old, refused) => {
  for (const code of [codes.ok, codes.stateForbids]) {
    startAnew()
    const shown = { ...page(0), entries: [], lines: [], id: 'a' }
    for (const [read, of] of Object.values(reads)) {
      send.mockResolvedValue(answer(['allBrands', 'cartList'].includes(read) ? [] : shown))
      await made(read, of)
    }
    // the repeated read never gets an answer, which shows that it was started
    send.mockImplementation(() => new Promise(() => undefined))
    send.mockResolvedValueOnce(answer(shown, code))
    await made(name, arg)
    await settled()
    const pending = underWay()
    const kinds = Object.entries(reads).flatMap(([kind, [read]]) => (pending.includes(read) ? [kind] : []))
    expect(kinds.sort()).toEqual(code === codes.ok || refused === 'too' ? old : [])
  }
})
