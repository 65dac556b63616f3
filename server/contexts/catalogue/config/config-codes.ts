/** Names (`customCode`) of the settings in the table custom_config. */
export const configCodes = {
  /** Layout of the home page and of lists: '1' or '2'. */
  displayMode: 'display_mode',
  taxes: 'taxes',
  couponCode: 'coupon_code',
  remark: 'order_remark',
  techSupport: 'tech_support',
  /** Text shown in place of a hidden price. */
  salesPriceNull: 'sales_price_null_setting',
  /** What lists show: sales, price, both or none. */
  /** Text shown in place of a withdrawn price. */
  withdrawPriceNull: 'withdraw_price_null_setting',
  /** The brand's name is used when it is empty. */
  homeTitle: 'home_title',
  shareTitle: 'share_title',
  sharePicture: 'share_picture',
  /** '1' shows the home page in greyscale, for days of mourning. */
  isGrey: 'home_grey',
  isVideoMuted: 'video_muted',
  displaySalesAndPrice: 'display_sales_and_price',
  customerPhone: 'customer_phone',
  customerHours: 'customer_hours',
  /** The operator's licence, as a text. */
  operatorLicence: 'operator_licence',
  searchHint: 'search_hint',
  /** '1' or '2'. */
  currency: 'currency',
  /** Where certificates are required: '0' nowhere, '1' cross-border goods, '2' every shipped order. */
  certificateShow: 'certificate_setting_show',
  /** Check of certificates: '0' none, '1' form of the number, '2' number and pictures. */
  certificateVerify: 'certificate_setting_verify',
} as const
export type ConfigCode = (typeof configCodes)[keyof typeof configCodes]

const same = (text: string) => ({ 'zh-Hant': text, 'zh-Hans': text, en: text })

/** Defaults for settings without a row in the table. */
export const configDefaults: Record<ConfigCode, { 'zh-Hant': string; 'zh-Hans': string; en: string }> = {
  display_mode: same('1'),
  taxes: same('1'),
  coupon_code: same('1'),
  order_remark: same('1'),
  tech_support: same(''),
  sales_price_null_setting: { 'zh-Hant': '價格請諮詢', 'zh-Hans': '价格请咨询', en: 'Price on request' },
  withdraw_price_null_setting: { 'zh-Hant': '暫無價格', 'zh-Hans': '暂无价格', en: 'No price yet' },
  home_title: same(''),
  share_title: {
    'zh-Hant': '網上預約體檢、疫苗與醫生',
    'zh-Hans': '在线预约体检、疫苗与医生',
    en: 'Book health checks, vaccines and doctors online',
  },
  // WeChat accepts PNG and JPEG only; without a picture it uses a screenshot of the page.
  share_picture: same(''),
  home_grey: same('0'),
  video_muted: same('1'),
  display_sales_and_price: same('both'),
  customer_phone: same(''),
  customer_hours: same(''),
  operator_licence: same(''),
  search_hint: {
    'zh-Hant': '搜尋體檢套餐、疫苗、門店',
    'zh-Hans': '搜索体检套餐、疫苗、门店',
    en: 'Search packages, vaccines, clinics',
  },
  currency: same('1'),
  certificate_setting_show: same('1'),
  certificate_setting_verify: same('1'),
}
