import type { CouponUser } from '@contract/routes/coupons'
import { momentToMs } from '@/i18n/format'
import { dateOf, endsSoon } from '@/pages-shopping/coupons/coupon-dates'

const coupon = (state: CouponUser['state'], usedTime: CouponUser['usedTime'] = null) =>
  ({ state, validBeginTime: '2026-11-01 00:00:00', validEndTime: '2026-11-30 23:59:59', usedTime }) as const

test.each([
  ['usable', null, 'coupons.until', '30'],
  ['waiting', null, 'coupons.validFrom', '1'],
  ['expired', null, 'coupons.expiredOn', '30'],
  ['used', '2026-11-12 10:00:00', 'coupons.usedOn', '12'],
  ['used', null, 'coupons.usedOn', '30'],
] as const)('a coupon that is %s (used at %p) shows the relevant date', (state, usedTime, key, day) => {
  const found = dateOf(coupon(state, usedTime))
  expect(found.key).toBe(key)
  expect(found.day).toMatch(new RegExp(`(?<!\\d)${day}(?!\\d)`))
})

test('a usable coupon expires soon when less than three days remain', () => {
  const threeDaysBefore = momentToMs('2026-11-27 23:59:59')
  expect(endsSoon(coupon('usable'), threeDaysBefore)).toBe(false)
  expect(endsSoon(coupon('usable'), threeDaysBefore + 1)).toBe(true)
  expect(endsSoon(coupon('waiting'), threeDaysBefore + 1)).toBe(false)
})
