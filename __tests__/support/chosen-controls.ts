import type { Samples } from '../../scripts/lib/page-catalogue.mjs'

/** How a row names a control: by role and the name that is read out, in traditional Chinese. */
export interface Control {
  role: string
  name: string | RegExp
  /** in the sheet that is open: what lies under it may bear the same name */
  isInSheet?: boolean
}

/** A control that can be chosen, and how to see that it is. */
export interface ChosenRow {
  what: string
  /** the sources that hand over the chosen state on the way to this control: file and its folder, since folders move */
  files: readonly string[]
  route: string | ((samples: Samples) => string)
  isSignedIn?: boolean
  /** pressed one after the other before the control is there */
  before?: readonly Control[]
  control: Control
  /** pressed to see the control again after choosing has closed its sheet */
  reopen?: readonly Control[]
  /** the control is not pressed: it is chosen from the start */
  isShown?: boolean
  /** the name tells the state, as a button that does the opposite once it is pressed: its name afterwards */
  renamed?: Control
  /** one target only, with the reason in `what` */
  only?: 'h5' | 'weapp'
  /** in a wide window of the web app only */
  isDesktop?: boolean
}

const button = (name: string | RegExp): Control => ({ role: 'button', name })
const radio = (name: string | RegExp): Control => ({ role: 'radio', name })
const tab = (name: string | RegExp): Control => ({ role: 'tab', name })
const checkbox = (name: string | RegExp): Control => ({ role: 'checkbox', name })

const inSheet = (control: Control): Control => ({ ...control, isInSheet: true })

const detail = ({ goodsId }: Samples) => `pages-goods/goods-detail/goods-detail?id=${goodsId}`
const confirm = ({ goodsId }: Samples) => `pages-goods/goods-comfirm/goods-comfirm?id=${goodsId}`
const parcel = 'pages-shopping/subOrder/subOrder?id=spu-item-omega-3'
const newPerson = 'pages-mine/booking-person/edit-person'
const commodity = 'pages/Commodity/index'
const favourites = 'pages-mine/browse-collect/browse-collect'
const settings = 'pages-common/settingLocales'

/** Every control of the product that can be chosen. */
export const chosenRows: readonly ChosenRow[] = [
  {
    what: 'a kind of campaigns',
    files: ['campaigns/campaigns.tsx'],
    route: 'pages-shopping/campaigns/campaigns',
    control: tab('砍價'),
  },
  {
    what: 'a kind of my campaigns',
    files: ['campaigns/my-campaigns.tsx'],
    route: 'pages-shopping/campaigns/my-campaigns',
    isSignedIn: true,
    control: tab('砍價'),
  },
  {
    what: 'a kind of feedback',
    files: ['feedback/feedback-form.tsx'],
    route: 'pages-mine/my-servince/feedback/feedback',
    isSignedIn: true,
    control: radio('程式問題'),
  },
  {
    what: 'a state of my coupons',
    files: ['coupons/coupons.tsx'],
    route: 'pages-shopping/coupons/coupons',
    isSignedIn: true,
    control: tab('已使用'),
  },
  {
    what: 'a kind of records of points',
    files: ['points/points-records.tsx'],
    route: 'pages-shopping/points/points',
    isSignedIn: true,
    control: tab('使用'),
  },
  {
    what: 'whose accesses are shown',
    files: ['accesses/accesses.tsx'],
    route: 'pages-mine/my-servince/accesses/accesses',
    isSignedIn: true,
    control: radio(/^李/),
  },
  {
    what: 'whom an invoice is for',
    files: ['receipt/invoice-sheet.tsx'],
    route: 'pages-mine/my-servince/receipt/receipt',
    isSignedIn: true,
    before: [{ role: 'link', name: /HK\$/ }, button('索取發票')],
    control: inSheet(radio('公司')),
  },
  {
    what: 'the sex of the account',
    files: ['personal-data/about-fields.tsx'],
    route: 'pages-mine/my-servince/personal-data/personal-data',
    isSignedIn: true,
    // the account of the seed is a woman's, and a radio button that is chosen stays so
    control: radio('男'),
  },
  {
    what: 'that the account may go for good',
    files: ['personal-data/delete-sheet.tsx', 'checkbox/index.tsx'],
    route: 'pages-mine/my-servince/personal-data/personal-data',
    isSignedIn: true,
    before: [{ role: 'link', name: /^刪除帳號/ }],
    control: inSheet(checkbox(/^我明白/)),
  },
  {
    what: 'how the owner proves who asks for another number',
    files: ['personal-data/proof-fields.tsx'],
    route: 'pages-mine/my-servince/personal-data/personal-data',
    isSignedIn: true,
    before: [{ role: 'link', name: /^手機號碼/ }],
    // an account of some age with a password and a number; on the web personal-data.test.tsx chooses
    only: 'weapp',
    control: inSheet(radio(/^驗證碼發送至/)),
  },
  {
    what: 'a part of a report',
    files: ['physical-report/report-body.tsx'],
    route: 'pages-mine/physical-report/physical-report',
    isSignedIn: true,
    before: [{ role: 'link', name: /範圍/ }],
    control: radio(/^血糖 \d+$/),
  },
  {
    what: 'whose reports are listed',
    files: ['physical-report/report-filters.tsx'],
    route: 'pages-mine/physical-report/physical-report',
    isSignedIn: true,
    control: radio(/^陳/),
  },
  {
    what: 'the reviews that are written',
    files: ['reviews/my-reviews.tsx'],
    route: 'pages-order/reviews/my-reviews',
    isSignedIn: true,
    control: tab('已評價'),
  },
  {
    what: 'a language',
    files: ['language-dialog/index.tsx', 'radio-card/index.tsx'],
    route: settings,
    before: [{ role: 'link', name: /^語言/ }],
    control: radio(/Français/),
  },
  {
    what: 'a size of text',
    files: ['pages-common/settingLocales.tsx', 'segmented/index.tsx'],
    route: settings,
    control: radio('大'),
  },
  {
    what: 'a theme',
    files: ['pages-common/settingLocales.tsx'],
    route: settings,
    control: radio('深色'),
  },
  {
    what: 'a kind of what was found',
    files: ['search/search-head.tsx', 'tabs/index.tsx'],
    route: `pages-common/search?keyword=${encodeURIComponent('疫苗')}`,
    control: tab(/^文章/),
  },
  {
    what: 'a state of appointments',
    files: ['reservation/reservation.tsx'],
    route: 'pages-common/reservation/reservation',
    isSignedIn: true,
    control: tab(/^已完成/),
  },
  {
    what: 'a person of the family above the appointments',
    files: ['reservation/person-chips.tsx', 'chip/index.tsx'],
    route: 'pages-common/reservation/reservation',
    isSignedIn: true,
    control: radio(/^陳/),
  },
  {
    what: 'a subcategory of a category page',
    files: ['classification/classification.tsx', 'subcategory-chips/index.tsx'],
    route: ({ categoryId }) => `pages-common/classification/classification?id=${categoryId}`,
    control: radio('女性'),
  },
  {
    what: 'an order of goods',
    files: ['goods-filter/sort-bar.tsx'],
    route: commodity,
    control: radio('銷量'),
  },
  {
    what: 'the order by price',
    files: ['goods-filter/sort-bar.tsx'],
    route: commodity,
    control: radio(/^價格由/),
  },
  {
    what: 'a category of the rail',
    files: ['Commodity/index.tsx', 'components/commodity-goods.tsx', 'components/category-rail.tsx'],
    route: commodity,
    control: radio('疫苗'),
  },
  {
    what: 'a subcategory beside the rail',
    files: ['components/commodity-goods.tsx', 'subcategory-chips/index.tsx'],
    route: commodity,
    before: [radio('體檢套餐')],
    control: radio('女性'),
  },
  {
    what: 'goods that can be booked now, in the filters',
    files: ['goods-filter/filter-sheet.tsx'],
    route: commodity,
    before: [button('篩選')],
    control: inSheet(checkbox('現在可以預約')),
  },
  {
    what: 'a kind in the filters',
    files: ['goods-filter/option-chips.tsx'],
    route: commodity,
    before: [button('篩選')],
    control: inSheet(radio('服務')),
  },
  {
    what: 'a filter that is in use',
    files: ['goods-filter/active-filters.tsx'],
    route: commodity,
    before: [button('篩選'), inSheet(radio('服務')), button(/^顯示結果/)],
    control: button(/移除.*服務/),
    isShown: true,
  },
  {
    what: 'a package to compare',
    files: ['hooks/use-compare-tray.tsx', 'components/compare-toggle.tsx'],
    route: commodity,
    before: [radio('體檢套餐')],
    control: checkbox(/^選「.*」作對比$/),
  },
  {
    what: 'a region of clinics',
    files: ['components/shops-head.tsx'],
    route: 'pages/Shops/index',
    control: tab(/^九龍|^香港/),
  },
  {
    what: 'only clinics that are open',
    files: ['components/shops-filters.tsx'],
    route: 'pages/Shops/index',
    control: checkbox('營業中'),
  },
  {
    what: 'a department',
    files: ['clinic-classification/clinic-classification.tsx'],
    route: 'pages-clinic/clinic-classification/clinic-classification',
    control: tab('兒科'),
  },
  {
    what: 'a kind of what was found at a clinic',
    files: ['clinic-search/clinic-search.tsx'],
    route: `pages-clinic/clinic-search/clinic-search?keyword=${encodeURIComponent('體檢')}`,
    control: tab(/^服務/),
  },
  {
    what: 'a day of the calendar',
    files: ['slot-picker/month-grid.tsx'],
    route: detail,
    before: [button('選日期預約'), button('下個月')],
    control: button(/月\W?\d+\W?日.*(有空|名額少)/),
    renamed: button(/已選.*月\W?\d+\W?日/),
  },
  {
    what: 'a time of the day',
    files: ['slot-picker/time-grid.tsx'],
    route: detail,
    before: [button('選日期預約'), button('下個月'), button(/月\W?\d+\W?日.*(有空|名額少)/)],
    control: radio(/^\d\d:\d\d( 餘 \d+)?$/),
  },
  {
    what: 'the soonest times of all clinics instead of one clinic’s calendar',
    files: ['slot-picker/slot-sheet.tsx'],
    route: detail,
    before: [button('選日期預約')],
    control: radio('各店最快'),
  },
  {
    what: 'one of the soonest times',
    files: ['slot-picker/soonest-list.tsx'],
    route: detail,
    before: [button('選日期預約'), radio('各店最快')],
    control: radio(/月\W?\d+\W?日.*\d\d:\d\d/),
  },
  {
    what: 'another clinic for the appointment',
    files: ['booking-sheet/index.tsx'],
    route: 'pages-common/reservation/reservation',
    isSignedIn: true,
    before: [tab(/^待預約/), button(/選日期/), button('換門店')],
    control: inSheet(radio(/中心/)),
    reopen: [button('換門店')],
  },
  {
    what: 'a region of the clinics of goods',
    files: ['components/stores-card.tsx'],
    route: detail,
    before: [{ role: 'link', name: /^全部 可用門店/ }],
    control: tab(/^九龍|^香港|^澳門/),
  },
  {
    what: 'the heart of goods',
    files: ['components/keep-actions.tsx', 'action-bar/index.tsx'],
    route: 'pages-goods/goods-detail/goods-detail?id=spu-package-executive',
    isSignedIn: true,
    control: button('加入收藏'),
    renamed: button('取消收藏'),
  },
  {
    what: 'the heart of goods that are shipped',
    files: ['goods/keep-tools.tsx'],
    route: 'pages-shopping/goods/goods?id=spu-item-knee-support',
    isSignedIn: true,
    control: button('加入收藏'),
    renamed: button('取消收藏'),
  },
  {
    what: 'a person goods are meant for',
    files: ['components/eligibility-strip.tsx'],
    route: detail,
    isSignedIn: true,
    before: [button('換人')],
    control: inSheet(radio(/歲/)),
    reopen: [button('換人')],
  },
  {
    what: 'a version of goods',
    files: ['version-picker/index.tsx'],
    route: detail,
    control: radio('加肝腎功能'),
  },
  {
    what: 'a version of goods that are put into the cart from a list',
    files: ['version-sheet/index.tsx'],
    route: commodity,
    before: [radio('健康用品'), radio('復康起居'), button(/護膝/)],
    control: inSheet(radio('M')),
  },
  {
    what: 'a version of goods that are shipped',
    files: ['goods/goods-facts.tsx'],
    route: 'pages-shopping/goods/goods?id=spu-item-knee-support',
    control: radio('M'),
  },
  {
    what: 'a version in the buying box of a wide window',
    files: ['components/buying-box.tsx'],
    route: detail,
    only: 'h5',
    isDesktop: true,
    control: radio('加肝腎功能'),
  },
  {
    what: 'a picture of goods in a wide window',
    files: ['gallery/index.tsx'],
    route: detail,
    only: 'h5',
    isDesktop: true,
    control: button('看圖片 2'),
  },
  {
    what: 'the page that is open, in the header of a wide window',
    files: ['page-shell/desktop-header.h5.tsx'],
    route: commodity,
    only: 'h5',
    isDesktop: true,
    control: { role: 'link', name: '商品' },
    isShown: true,
  },
  {
    what: 'a filter of the doctors',
    files: ['clinic-doctor/doctor-filters.tsx'],
    route: 'pages-clinic/clinic-doctor/clinic-doctor?language=pt',
    control: button('語言 葡語'),
    isShown: true,
  },
  {
    what: 'a day of a doctor',
    files: ['clinic-doctor/doctor-times.tsx'],
    route: ({ doctorId }) => `pages-clinic/clinic-doctor/clinic-doctor?id=${doctorId}`,
    control: radio(/月\W?\d+\W?日.*有空$/),
  },
  {
    what: 'a doctor among the favourites',
    files: ['clinic-doctor/one-doctor.tsx'],
    route: ({ doctorId }) => `pages-clinic/clinic-doctor/clinic-doctor?id=${doctorId}`,
    isSignedIn: true,
    only: 'h5',
    control: button(/^收藏/),
    renamed: button(/^取消收藏/),
  },
  {
    what: 'a doctor of the seed among the favourites',
    files: ['clinic-doctor/one-doctor.tsx'],
    route: 'pages-clinic/clinic-doctor/clinic-doctor?id=doctor-2',
    isSignedIn: true,
    // who is free first, the sample of the walks, depends on the hour and may be kept already
    only: 'weapp',
    control: button(/^收藏/),
    renamed: button(/^取消收藏/),
  },
  {
    what: 'what has been at a clinic',
    files: ['clinic-reservation/clinic-reservation.tsx'],
    route: 'pages-clinic/clinic-reservation/clinic-reservation',
    isSignedIn: true,
    control: tab('紀錄'),
  },
  {
    what: 'a region of free services',
    files: ['pages-goods/free-reservations.tsx'],
    route: 'pages-goods/free-reservations',
    control: tab(/^九龍|^香港/),
  },
  {
    what: 'a package of the compare list',
    files: ['components/compare-entries.tsx', 'components/compare-entry-row.tsx', 'checkbox/index.tsx'],
    route: 'pages-goods/goods-contrast/goods-contrast',
    isSignedIn: true,
    control: checkbox(/^選/),
  },
  {
    what: 'only what differs',
    files: ['components/compare-view.tsx', 'switch/index.tsx'],
    route: ({ comparedIds }) => `pages-goods/goods-contrast/contrast-detail?ids=${comparedIds}`,
    control: { role: 'switch', name: '只看不同' },
  },
  {
    what: 'a package that stays while the others pass, in a window that cannot show all',
    only: 'h5',
    files: ['components/compare-heads.tsx'],
    route: ({ comparedIds }) =>
      `pages-goods/goods-contrast/contrast-detail?ids=${comparedIds},spu-package-women`,
    control: button(/^固定/),
    renamed: button(/^取消固定/),
  },
  {
    what: 'a date later than the payment',
    files: ['components/appointment-card.tsx'],
    route: confirm,
    control: radio('付款後再約'),
  },
  {
    what: 'the terms of an order',
    files: ['components/protocol-check.tsx'],
    route: confirm,
    isSignedIn: true,
    control: checkbox(/我已閱讀並同意/),
  },
  {
    what: 'the person of an order',
    files: ['person-choice/persons-fields.tsx'],
    route: 'pages-goods/goods-comfirm/goods-comfirm?id=spu-package-comprehensive',
    isSignedIn: true,
    control: radio(/^李/),
  },
  {
    what: 'a line of the cart',
    files: ['components/cart-line-row.tsx'],
    route: 'pages/trolley/index',
    isSignedIn: true,
    control: checkbox(/^選擇/),
  },
  {
    what: 'a clinic of the cart',
    files: ['components/cart-group-card.tsx'],
    route: 'pages/trolley/index',
    isSignedIn: true,
    control: checkbox(/^選擇/),
  },
  {
    what: 'the whole cart',
    files: ['components/checkout.tsx'],
    route: 'pages/trolley/index',
    isSignedIn: true,
    control: checkbox(/全選|全部/),
  },
  {
    what: 'a kind of the time line',
    files: ['order-all/order-all.tsx'],
    route: 'pages-order/order-all/order-all',
    isSignedIn: true,
    control: tab('醫生預約'),
  },
  {
    what: 'a state of orders',
    files: ['order-list/order-list.tsx'],
    route: 'pages-order/order-list/order-list',
    isSignedIn: true,
    control: tab(/^已完成/),
  },
  {
    what: 'the terms of a parcel',
    files: ['components/agree-check.tsx'],
    route: parcel,
    isSignedIn: true,
    control: checkbox(/我已閱讀並同意/),
  },
  {
    what: 'the relation of a person',
    files: ['components/person-fields.tsx'],
    route: newPerson,
    isSignedIn: true,
    control: radio('父母'),
  },
  {
    what: 'the sex of a person',
    files: ['components/person-fields.tsx'],
    route: newPerson,
    isSignedIn: true,
    control: radio('女'),
  },
  {
    what: 'the person that is proposed first',
    files: ['components/person-fields.tsx'],
    route: newPerson,
    isSignedIn: true,
    control: { role: 'switch', name: '設為預設預約人' },
  },
  {
    what: 'the document of a person',
    files: ['choice-picker/index.tsx'],
    route: newPerson,
    isSignedIn: true,
    before: [button(/^證件類型/)],
    control: { role: 'option', name: '香港身份證' },
    reopen: [button(/^證件類型/)],
  },
  {
    what: 'what was looked at',
    files: ['browse-collect/browse-collect.tsx'],
    route: favourites,
    isSignedIn: true,
    control: tab('瀏覽記錄'),
  },
  {
    what: 'a kind of favourites',
    files: ['components/kind-chips.tsx'],
    route: favourites,
    isSignedIn: true,
    control: radio('門店'),
  },
  {
    what: 'a favourite that is to go',
    files: ['components/remembered-days.tsx'],
    route: favourites,
    isSignedIn: true,
    before: [button('編輯')],
    control: checkbox(/^選/),
  },
  {
    what: 'all favourites',
    files: ['components/edit-bar.tsx'],
    route: favourites,
    isSignedIn: true,
    before: [button('編輯')],
    control: checkbox('全選'),
  },
  {
    what: 'a way to sign in',
    files: ['login/sign-in-forms.tsx'],
    route: 'pages-mine/login/login',
    control: radio('帳號密碼'),
  },
  {
    what: 'the agreement of the login',
    files: ['login/agreement.tsx', 'login/sign-in-forms.tsx'],
    route: 'pages-mine/login/login',
    control: checkbox(/我已閱讀並同意/),
  },
]

/** Sources that hand over a chosen state and need no row, with the reason. */
export const withoutRow: Readonly<Record<string, string>> = {
  'star-choice/index.tsx': 'stands after a visit that took place; doctor-booking.test.tsx chooses',
  'review/review-sheet.tsx': 'the same',
  'refund/refund-fields.tsx': 'needs an order that can be given back; refund.test.tsx chooses a reason',
  'reviews/review-form.tsx': 'needs a completed order; after-sale.test.tsx chooses stars and tags',
  'refund/refund-lines.tsx': 'needs an order of several lines; refund.test.tsx chooses among them',
  'components/recipient-card.tsx': 'needs two recipients; sub-order.test.tsx chooses one',
  'components/certificate-card.tsx': 'needs certificates; sub-order.test.tsx has a valid and an expired one',
  'coupon-sheet/index.tsx': 'needs coupons; sub-order.test.tsx chooses among two and none',
  'reductions-card/index.tsx': 'needs points; sub-order.test.tsx switches them off and on',
  'personal-list/default-switch.tsx': 'needs another recipient; recipients.test.tsx switches it',
  'components/line-fields.tsx': 'a line is there while a doctor is on duty; queue.test.tsx chooses one',
  'components/person-field.tsx': 'stands beside the lines of today; queue.test.tsx chooses a person',
  'enterprise-login/enterprise-form.tsx': 'needs a typed code; enterprise.test.tsx chooses a merchant',
  'enterprise-goods/enterprise-list.tsx': 'needs an enterprise; enterprise.test.tsx chooses a kind',
  'enterprise-goods/goods-sheet.tsx': 'the same; enterprise.test.tsx chooses a version',
  'enterprise-order/enterprise-order.tsx': 'needs an enterprise; enterprise.test.tsx chooses a tab',
  'tappable/index.tsx': 'hands it to the element, for every other row',
  'region-picker/index.tsx': 'its wheels are turned, not pressed: __tests__/components/pickers',
  'messages/choices-sheet.tsx': 'the same words for each topic: messages.test.tsx chooses one',
  'pay-type-sheet/index.tsx': 'a phone has one way to pay, chosen at once: __tests__/weapp/journey',
  'components/pay-step.tsx': 'the same, after an order: __tests__/weapp/journey',
  'wheel/index.tsx': 'turned, not pressed: __tests__/components/pickers',
}
