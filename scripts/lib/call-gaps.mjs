/**
 * Specified calls that no page makes yet: taken out as the pages are built.
 * @type {readonly string[]}
 */
export const withoutPage = []

/** Specified calls that pages make, and no test of the built app yet. */
export const withoutJourney = [
  'wxUser',
  'tenant',
  'payAlipayWeb',
  'brandCollect',
  'couponPackageOne',
  'couponPackageReceive',
  'registerSmsCode',
  'registerEmailCode',
  'register',
  'editPassword',
  'sitePassword',
  'checkPassword',
  'goodsPageBySales',
  'packagePageBookable',
  'packagePageBySales',
  'goodsByCode',
  'generateOrderCode',
  'brandCollectList',
]
