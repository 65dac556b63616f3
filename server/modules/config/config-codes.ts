/** Names (`customCode`) of the settings kept in the table custom_config. */
export const configCodes = {
  /** '1' or '2': how the home page and lists are laid out. */
  displayMode: 'display_mode',
  taxes: 'taxes',
  couponCode: 'coupon_code',
  remark: 'order_remark',
  techSupport: 'tech_support',
  /** Text shown in place of a hidden price. */
  salesPriceNull: 'sales_price_null_setting',
  /** sales, price, both or none. */
  /** Text shown where a price was taken back. */
  withdrawPriceNull: 'withdraw_price_null_setting',
  /** Empty: the brand's name. */
  homeTitle: 'home_title',
  shareTitle: 'share_title',
  sharePicture: 'share_picture',
  /** '1' takes the colour out of the home page: on days of mourning. */
  isGrey: 'home_grey',
  posterSeconds: 'poster_seconds',
  isVideoMuted: 'video_muted',
  displaySalesAndPrice: 'display_sales_and_price',
  customerPhone: 'customer_phone',
  customerHours: 'customer_hours',
  searchHint: 'search_hint',
  /** '1' or '2'. */
  currency: 'currency',
  /** '0' nowhere, '1' for goods that cross a border, '2' for every shipped order. */
  certificateShow: 'certificate_setting_show',
  /** '0' not checked, '1' form of the number, '2' and pictures. */
  certificateVerify: 'certificate_setting_verify',
} as const
export type ConfigCode = (typeof configCodes)[keyof typeof configCodes]

const same = (text: string) => ({ 'zh-Hant': text, 'zh-Hans': text, en: text })

/** What holds when the table has no row. */
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
  // WeChat takes PNG and JPEG only; without one it shows the page itself
  share_picture: same(''),
  home_grey: same('0'),
  poster_seconds: same('5'),
  video_muted: same('1'),
  display_sales_and_price: same('both'),
  customer_phone: same(''),
  customer_hours: same(''),
  search_hint: {
    'zh-Hant': '搜尋體檢套餐、疫苗、診所',
    'zh-Hans': '搜索体检套餐、疫苗、诊所',
    en: 'Search packages, vaccines, clinics',
  },
  currency: same('1'),
  certificate_setting_show: same('1'),
  certificate_setting_verify: same('1'),
}
