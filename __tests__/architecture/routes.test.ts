import fs from 'node:fs'
import path from 'node:path'
import { pageCatalogue } from '../../scripts/lib/page-catalogue.mjs'
import { readPagePaths } from '../../scripts/lib/subpackages.mjs'
import { linkedRoutes, routes } from '../../src/navigation/routes'
import { projectRoot } from '../support/source-files'

/** The routes of the specification, in its spelling. */
const given = `
/pages/Home/index /pages/Shops/index /pages/Commodity/index /pages/Mine/index /pages/trolley/index
/pages-common/search /pages-common/welcome/index /pages-common/map/fullScreen /pages-common/settingLocales
/pages-common/classification/classification
/pages-common/webview /pages-common/article /pages-common/reservation/reservation
/pages-common/announce/announce
/pages-goods/goods-detail/goods-detail /pages-goods/goods-comfirm/goods-comfirm /pages-goods/free-reservations
/pages-goods/goods-contrast/goods-contrast /pages-goods/goods-contrast/contrast-detail
/pages-goods/goods-free-book/goods-free-book
/pages-order/order-list/order-list /pages-order/order-all/order-all /pages-order/order-info/order-info
/pages-order/pay-success/pay-success /pages-order/enterprise-order/enterprise-order
/pages-mine/booking-person/booking-person /pages-mine/booking-person/edit-person
/pages-mine/my-servince/personal-data/personal-data
/pages-mine/my-servince/feedback/feedback /pages-mine/my-servince/receipt/receipt
/pages-mine/browse-collect/browse-collect
/pages-mine/enterprise-login/enterprise-login /pages-mine/enterprise-goods/enterprise-goods
/pages-mine/physical-report/physical-report /pages-mine/login/login
/pages-shop/index
/pages-shopping/personal-list/personal-list /pages-shopping/personal-list/personal-edit
/pages-shopping/goods/goods /pages-shopping/subOrder/subOrder
/pages-clinic/clinic-home/clinic-home /pages-clinic/clinic-classification/clinic-classification
/pages-clinic/clinic-doctor/clinic-doctor /pages-clinic/clinic-infos/clinic-infos
/pages-clinic/doctor-booking/doctor-booking /pages-clinic/goods-booking/goods-booking
/pages-clinic/clinic-reservation/clinic-reservation /pages-clinic/queue/queue
/pages-clinic/clinic-search/clinic-search
`
  .trim()
  .split(/\s+/)

/** Additional pages. */
const beyond = [
  '/pages-common/not-found',
  '/pages-common/course/course',
  '/pages-common/watches/watches',
  '/pages-common/help/help',
  '/pages-mine/messages/messages',
  '/pages-mine/my-servince/accesses/accesses',
  '/pages-shopping/coupons/coupons',
  '/pages-shopping/points/points',
  '/pages-shopping/membership/membership',
  '/pages-shopping/campaigns/campaigns',
  '/pages-shopping/campaigns/group-buy',
  '/pages-shopping/campaigns/bargain',
  '/pages-shopping/campaigns/referral',
  '/pages-shopping/campaigns/my-campaigns',
  '/pages-order/refund/refund',
  '/pages-order/refund/refund-detail',
  '/pages-order/refund/refunds',
  '/pages-order/logistics/logistics',
  '/pages-order/reviews/review',
  '/pages-order/reviews/my-reviews',
]
const built = readPagePaths().map((page) => `/${page}`)

test('the 49 specified routes exist in the specified spelling, and no others except the additional pages', () => {
  expect(given).toHaveLength(49)
  expect(
    Object.values(routes)
      .filter((route) => !beyond.includes(route))
      .sort(),
  ).toEqual([...given].sort())
})

test('the pages of the app are exactly the linkable routes', () => {
  expect([...built].sort()).toEqual([...linkedRoutes].sort())
})

test('every page of the app has a file and a configuration', () => {
  const missing = built
    .flatMap((page) => [`src${page}.tsx`, `src${page}.config.ts`])
    .filter((file) => !fs.existsSync(path.join(projectRoot, file)))
  expect(missing).toEqual([])
})

test('the page catalogue of tests and screenshots contains every page of the app', () => {
  expect(pageCatalogue.map(({ route }) => `/${route}`).sort()).toEqual([...built].sort())
})
