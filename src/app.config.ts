import type { AppConfig } from '@tarojs/taro'
import { limits } from '../contract/constants/limits'
import { nativeColours } from './theme/native-colours'

const isWeapp = process.env.TARO_ENV === 'weapp'

// Default labels of the four tabs; app start-up replaces them with those of the chosen language. In the
// browser the pages render the bar (src/components/tab-bar), with icons from the app's style sheet.
const tab = (name: string, pagePath: string, text: string) =>
  isWeapp
    ? { pagePath, text, iconPath: `assets/tab/${name}.png`, selectedIconPath: `assets/tab/${name}-on.png` }
    : { pagePath, text }

const app: AppConfig = {
  pages: ['pages/Home/index', 'pages/Shops/index', 'pages/Commodity/index', 'pages/Mine/index'],
  subPackages: [
    { root: 'pages/trolley', pages: ['index'] },
    {
      root: 'pages-common',
      pages: [
        'search',
        'settingLocales',
        'classification/classification',
        'reservation/reservation',
        'course/course',
        'watches/watches',
        'article',
        'announce/announce',
        'help/help',
        'map/fullScreen',
        'webview',
        'welcome/index',
        'not-found',
      ],
    },
    {
      root: 'pages-goods',
      pages: [
        'goods-detail/goods-detail',
        'goods-comfirm/goods-comfirm',
        'free-reservations',
        'goods-free-book/goods-free-book',
        'goods-contrast/goods-contrast',
        'goods-contrast/contrast-detail',
      ],
    },
    {
      root: 'pages-order',
      pages: [
        'order-list/order-list',
        'order-all/order-all',
        'order-info/order-info',
        'pay-success/pay-success',
        'enterprise-order/enterprise-order',
        'refund/refund',
        'refund/refund-detail',
        'refund/refunds',
        'logistics/logistics',
        'reviews/review',
        'reviews/my-reviews',
      ],
    },
    { root: 'pages-shop', pages: ['index'] },
    {
      root: 'pages-clinic',
      pages: [
        'clinic-home/clinic-home',
        'clinic-classification/clinic-classification',
        'clinic-infos/clinic-infos',
        'clinic-search/clinic-search',
        'clinic-doctor/clinic-doctor',
        'doctor-booking/doctor-booking',
        'goods-booking/goods-booking',
        'clinic-reservation/clinic-reservation',
        'queue/queue',
      ],
    },
    {
      root: 'pages-shopping',
      pages: [
        'personal-list/personal-list',
        'personal-list/personal-edit',
        'goods/goods',
        'subOrder/subOrder',
        'campaigns/campaigns',
        'campaigns/group-buy',
        'campaigns/bargain',
        'campaigns/referral',
        'campaigns/my-campaigns',
        'coupons/coupons',
        'points/points',
        'membership/membership',
      ],
    },
    {
      root: 'pages-mine',
      pages: [
        'booking-person/booking-person',
        'booking-person/edit-person',
        'browse-collect/browse-collect',
        'login/login',
        'my-servince/personal-data/personal-data',
        'my-servince/accesses/accesses',
        'my-servince/feedback/feedback',
        'my-servince/receipt/receipt',
        'physical-report/physical-report',
        'messages/messages',
        'enterprise-login/enterprise-login',
        'enterprise-goods/enterprise-goods',
      ],
    },
  ],
  // Preloads the package most likely needed next while the current page is read; WeChat allows 2 MB of
  // preloads per package
  ...(isWeapp
    ? {
        preloadRule: {
          'pages/Home/index': { network: 'all' as const, packages: ['pages-goods', 'pages-common'] },
          'pages/Shops/index': {
            network: 'all' as const,
            packages: ['pages-clinic', 'pages-shop', 'pages-common'],
          },
          'pages/Commodity/index': { network: 'all' as const, packages: ['pages-goods', 'pages/trolley'] },
          'pages/Mine/index': {
            network: 'all' as const,
            packages: ['pages-order', 'pages-mine'],
          },
          'pages/trolley/index': {
            network: 'all' as const,
            packages: ['pages-goods', 'pages-shopping', 'pages-order'],
          },
          'pages-goods/goods-detail/goods-detail': {
            network: 'all' as const,
            packages: ['pages-order', 'pages-shopping', 'pages-mine'],
          },
          'pages-shop/index': { network: 'all' as const, packages: ['pages-goods'] },
          'pages-clinic/clinic-home/clinic-home': { network: 'all' as const, packages: ['pages-goods'] },
        },
      }
    : {}),
  entryPagePath: 'pages/Home/index',
  lazyCodeLoading: 'requiredComponents',
  darkmode: true,
  // H5: with the default 300 ms page animation, going back before it ends leaves no visible page
  animation: false,
  window: {
    navigationBarTitleText: 'Medibook',
    backgroundTextStyle: 'dark',
    onReachBottomDistance: limits.reachBottomDistance,
    // H5 pages render their own bar in the page shell; Taro's would be a second one
    ...(isWeapp
      ? {
          navigationBarBackgroundColor: '@navBackground',
          navigationBarTextStyle: '@navText' as 'black',
          backgroundColor: '@pageBackground',
        }
      : { navigationStyle: 'custom' }),
  },
  ...(isWeapp
    ? {
        themeLocation: 'theme.json',
        sitemapLocation: 'sitemap.json',
        __usePrivacyCheck__: true,
        requiredPrivateInfos: ['getLocation' as const],
        permission: { 'scope.userLocation': { desc: '按距離排列門店，並在地圖上顯示你的位置' } },
      }
    : {}),
  networkTimeout: {
    request: limits.requestTimeoutMs,
    connectSocket: limits.requestTimeoutMs,
    uploadFile: limits.requestTimeoutMs,
    downloadFile: limits.requestTimeoutMs,
  },
  tabBar: {
    custom: !isWeapp,
    color: nativeColours.tabText,
    selectedColor: nativeColours.tabChosen,
    backgroundColor: isWeapp ? '@tabBackground' : '#ffffff',
    borderStyle: isWeapp ? ('@tabBorder' as 'black') : 'white',
    list: [
      tab('home', 'pages/Home/index', '首頁'),
      tab('shops', 'pages/Shops/index', '門店'),
      tab('goods', 'pages/Commodity/index', '商品'),
      tab('mine', 'pages/Mine/index', '我的'),
    ],
  },
}

/** The web app's router needs no packages, and its first script would list each page twice. */
const withoutPackages = ({ pages = [], subPackages = [], ...others }: AppConfig): AppConfig => ({
  ...others,
  pages: [...pages, ...subPackages.flatMap((room) => room.pages.map((page) => `${room.root}/${page}`))],
})

export default defineAppConfig(isWeapp ? app : withoutPackages(app))
