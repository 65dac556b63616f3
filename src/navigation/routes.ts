/** All routes of the product; their spelling is fixed by existing links. */
export const routes = {
  home: '/pages/Home/index',
  shops: '/pages/Shops/index',
  commodity: '/pages/Commodity/index',
  mine: '/pages/Mine/index',
  cart: '/pages/trolley/index',
  search: '/pages-common/search',
  welcome: '/pages-common/welcome/index',
  map: '/pages-common/map/fullScreen',
  settingLocales: '/pages-common/settingLocales',
  classification: '/pages-common/classification/classification',
  webview: '/pages-common/webview',
  article: '/pages-common/article',
  reservation: '/pages-common/reservation/reservation',
  course: '/pages-common/course/course',
  watches: '/pages-common/watches/watches',
  announce: '/pages-common/announce/announce',
  help: '/pages-common/help/help',
  notFound: '/pages-common/not-found',
  goodsDetail: '/pages-goods/goods-detail/goods-detail',
  goodsConfirm: '/pages-goods/goods-comfirm/goods-comfirm',
  freeReservations: '/pages-goods/free-reservations',
  goodsContrast: '/pages-goods/goods-contrast/goods-contrast',
  contrastDetail: '/pages-goods/goods-contrast/contrast-detail',
  goodsFreeBook: '/pages-goods/goods-free-book/goods-free-book',
  orderList: '/pages-order/order-list/order-list',
  orderAll: '/pages-order/order-all/order-all',
  orderInfo: '/pages-order/order-info/order-info',
  paySuccess: '/pages-order/pay-success/pay-success',
  refund: '/pages-order/refund/refund',
  refundDetail: '/pages-order/refund/refund-detail',
  refunds: '/pages-order/refund/refunds',
  logistics: '/pages-order/logistics/logistics',
  review: '/pages-order/reviews/review',
  myReviews: '/pages-order/reviews/my-reviews',
  enterpriseOrder: '/pages-order/enterprise-order/enterprise-order',
  bookingPerson: '/pages-mine/booking-person/booking-person',
  editPerson: '/pages-mine/booking-person/edit-person',
  personalData: '/pages-mine/my-servince/personal-data/personal-data',
  accesses: '/pages-mine/my-servince/accesses/accesses',
  feedback: '/pages-mine/my-servince/feedback/feedback',
  receipt: '/pages-mine/my-servince/receipt/receipt',
  browseCollect: '/pages-mine/browse-collect/browse-collect',
  enterpriseLogin: '/pages-mine/enterprise-login/enterprise-login',
  enterpriseGoods: '/pages-mine/enterprise-goods/enterprise-goods',
  messages: '/pages-mine/messages/messages',
  coupons: '/pages-shopping/coupons/coupons',
  points: '/pages-shopping/points/points',
  membership: '/pages-shopping/membership/membership',
  physicalReport: '/pages-mine/physical-report/physical-report',
  login: '/pages-mine/login/login',
  shop: '/pages-shop/index',
  clinicHome: '/pages-clinic/clinic-home/clinic-home',
  clinicClassification: '/pages-clinic/clinic-classification/clinic-classification',
  clinicDoctor: '/pages-clinic/clinic-doctor/clinic-doctor',
  clinicInfos: '/pages-clinic/clinic-infos/clinic-infos',
  doctorBooking: '/pages-clinic/doctor-booking/doctor-booking',
  clinicGoodsBooking: '/pages-clinic/goods-booking/goods-booking',
  clinicReservation: '/pages-clinic/clinic-reservation/clinic-reservation',
  queue: '/pages-clinic/queue/queue',
  clinicSearch: '/pages-clinic/clinic-search/clinic-search',
  personalList: '/pages-shopping/personal-list/personal-list',
  personalEdit: '/pages-shopping/personal-list/personal-edit',
  shoppingGoods: '/pages-shopping/goods/goods',
  subOrder: '/pages-shopping/subOrder/subOrder',
  campaigns: '/pages-shopping/campaigns/campaigns',
  groupBuy: '/pages-shopping/campaigns/group-buy',
  bargain: '/pages-shopping/campaigns/bargain',
  referral: '/pages-shopping/campaigns/referral',
  myCampaigns: '/pages-shopping/campaigns/my-campaigns',
} as const

export type Route = (typeof routes)[keyof typeof routes]

/** The four tabs, in the order of the tab bar. */
export const tabRoutes = [routes.home, routes.shops, routes.commodity, routes.mine] as const
export type TabRoute = (typeof tabRoutes)[number]

/** Every route has a page, and only these may be linked. A test compares them with the app's page list. */
export const linkedRoutes = Object.values(routes)
export type LinkedRoute = Route

export const isTabRoute = (path: string): path is TabRoute => (tabRoutes as readonly string[]).includes(path)
export const isLinkedRoute = (path: string): path is LinkedRoute =>
  (linkedRoutes as readonly string[]).includes(path)
