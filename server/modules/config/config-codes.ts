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
  displaySalesAndPrice: 'display_sales_and_price',
  customerPhone: 'customer_phone',
  customerHours: 'customer_hours',
  searchHint: 'search_hint',
  /** '1' or '2'. */
  currency: 'currency',
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
  display_sales_and_price: same('both'),
  customer_phone: same(''),
  customer_hours: same(''),
  search_hint: { 'zh-Hant': '搜尋體檢套餐、疫苗、診所', 'zh-Hans': '搜索体检套餐、疫苗、诊所', en: 'Search packages, vaccines, clinics' },
  currency: same('1'),
}
