import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import appConfig from '@/app.config'
import { addUser } from '../support/order-world'
import { type PageApp, press, see, startApp } from '../support/page-app'

/** The initial title of each page; the welcome page forwards automatically. */
const titles: Readonly<Record<string, string>> = {
  'pages/Home/index': '首頁',
  'pages/Shops/index': '門店',
  'pages/Commodity/index': '商品',
  'pages/Mine/index': '我的',
  'pages/trolley/index': '購物車',
  'pages-common/search': '搜尋',
  'pages-common/settingLocales': '語言及顯示',
  'pages-common/classification/classification': '商品分類',
  'pages-common/reservation/reservation': '我的預約',
  'pages-common/course/course': '疫苗療程',
  'pages-common/watches/watches': '留意和候補',
  'pages-common/article': '健康文章',
  'pages-common/announce/announce': '公告',
  'pages-common/help/help': '幫助中心',
  'pages-common/map/fullScreen': '地圖',
  'pages-common/webview': '外部網頁',
  'pages-common/not-found': '找不到頁面',
  'pages-goods/goods-detail/goods-detail': '商品詳情',
  'pages-goods/goods-comfirm/goods-comfirm': '確認訂單',
  'pages-goods/free-reservations': '免費預約',
  'pages-goods/goods-free-book/goods-free-book': '免費預約',
  'pages-goods/goods-contrast/goods-contrast': '對比清單',
  'pages-goods/goods-contrast/contrast-detail': '套餐對比',
  'pages-order/order-list/order-list': '我的訂單',
  'pages-order/order-all/order-all': '全部記錄',
  'pages-order/order-info/order-info': '訂單詳情',
  'pages-order/pay-success/pay-success': '付款結果',
  'pages-order/enterprise-order/enterprise-order': '企業訂單',
  'pages-order/refund/refund': '申請退款',
  'pages-order/refund/refund-detail': '退款詳情',
  'pages-order/refund/refunds': '我的退款',
  'pages-order/logistics/logistics': '物流',
  'pages-order/reviews/review': '寫評價',
  'pages-order/reviews/my-reviews': '我的評價',
  'pages-shop/index': '門店',
  'pages-clinic/clinic-home/clinic-home': '門店',
  'pages-clinic/clinic-classification/clinic-classification': '科室',
  'pages-clinic/clinic-infos/clinic-infos': '更多資料',
  'pages-clinic/clinic-search/clinic-search': '搜尋醫生和服務',
  'pages-clinic/clinic-doctor/clinic-doctor': '醫生',
  'pages-clinic/doctor-booking/doctor-booking': '預約醫生',
  'pages-clinic/goods-booking/goods-booking': '預約服務',
  'pages-clinic/clinic-reservation/clinic-reservation': '我的預約',
  'pages-clinic/queue/queue': '我的輪候',
  'pages-shopping/personal-list/personal-list': '收件人和證件',
  'pages-shopping/personal-list/personal-edit': '新增收件人',
  'pages-shopping/goods/goods': '商品詳情',
  'pages-shopping/subOrder/subOrder': '確認訂單',
  'pages-shopping/campaigns/campaigns': '拼團與優惠活動',
  'pages-shopping/campaigns/group-buy': '拼團',
  'pages-shopping/campaigns/bargain': '砍價',
  'pages-shopping/campaigns/referral': '邀請有獎',
  'pages-shopping/campaigns/my-campaigns': '我的拼團與優惠',
  'pages-shopping/coupons/coupons': '優惠券',
  'pages-shopping/points/points': '積分',
  'pages-shopping/membership/membership': '會員',
  'pages-mine/booking-person/booking-person': '預約人',
  'pages-mine/booking-person/edit-person': '新增預約人',
  'pages-mine/browse-collect/browse-collect': '收藏與瀏覽記錄',
  'pages-mine/login/login': '登入',
  'pages-mine/my-servince/personal-data/personal-data': '個人資料',
  'pages-mine/my-servince/accesses/accesses': '誰看過我的資料',
  'pages-mine/my-servince/feedback/feedback': '意見反饋',
  'pages-mine/my-servince/receipt/receipt': '收據與發票',
  'pages-mine/physical-report/physical-report': '體檢報告',
  'pages-mine/messages/messages': '消息',
  'pages-mine/enterprise-login/enterprise-login': '企業帳號',
  'pages-mine/enterprise-goods/enterprise-goods': '企業專區',
}

const SETTINGS = 'pages-common/settingLocales'
let app: PageApp

beforeAll(async () => {
  app = await startApp('pages/Shops/index')
})
afterAll(() => app.stop())

const titled = (title: string) => waitFor(() => expect(document.title).toBe(title))

test('every page sets its title', async () => {
  const pages = appConfig.pages ?? []
  expect(pages.filter((page) => !(page in titles))).toEqual(['pages-common/welcome/index'])
  await app.signInAs((await addUser()).id)
  for (const [page, title] of Object.entries(titles)) {
    await app.restartAt(page)
    await titled(title)
  }
})

test('no two lists of one account have the same title', () => {
  // appointments by clinic are those by date in another order
  const { 'pages-clinic/clinic-reservation/clinic-reservation': byClinic, ...others } = titles
  expect(byClinic).toBe(titles['pages-common/reservation/reservation'])
  const ofLists = Object.values(others).filter((title) => /^(我的|全部)/.test(title))
  expect(ofLists.length).toBeGreaterThan(5)
  expect(ofLists).toEqual([...new Set(ofLists)])
})

test('the window title names the open page, and the previous one on return', async () => {
  await app.restartAt('pages/Shops/index')
  await titled('門店')
  await app.open(SETTINGS)
  await titled('語言及顯示')
  await press('返回')
  await titled('門店')
})

test('the window title follows the language on every page of the stack', async () => {
  await app.open(SETTINGS)
  await titled('語言及顯示')
  await press(/^語言/, 'link')
  await press(/^Français/, 'radio')
  await press('確定')
  await see('Langue et affichage')
  await titled('Langue et affichage')
  await press('Retour')
  await titled('Centres')
})
