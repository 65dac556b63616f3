import type { Words } from './words'

export const banners: readonly { slug: string; title: Words; text: Words; button: Words; spu: string }[] = [
  { slug: 'flu', title: ['入冬前打好流感針', 'Flu vaccine before winter'], text: ['四價疫苗，各區診所', 'Four strains, clinics in every district'], button: ['選日期', 'Choose a date'], spu: 'vaccine-flu' },
  { slug: 'women', title: ['給自己一個上午', 'One morning for yourself'], text: ['女性全面體檢，女醫護團隊', 'Full check for women, female staff'], button: ['看內容', 'See what is in it'], spu: 'package-women' },
  { slug: 'heart', title: ['心臟的事，早點知道', 'Know your heart early'], text: ['連運動心電圖，兩小時完成', 'With an exercise ECG, in two hours'], button: ['看內容', 'See what is in it'], spu: 'package-heart' },
  { slug: 'family', title: ['爸媽的體檢，慢慢做', 'For parents, without hurry'], text: ['長者體檢可由家人陪同', 'Family may come along'], button: ['選日期', 'Choose a date'], spu: 'package-senior' },
  { slug: 'shop', title: ['家用監測，在家量一量', 'Measure at home'], text: ['血壓計、額溫計，48 小時送達', 'Blood pressure and temperature, within 48 hours'], button: ['去看看', 'Have a look'], spu: 'item-blood-pressure-monitor' },
]

/** Icon grid of the home page: [name, Phosphor icon, category or route]. */
export const navIcons: readonly (readonly [name: Words, icon: string, link: string])[] = [
  [['疫苗接種', 'Vaccines'], 'syringe', '/pages-common/classification/classification?id=cat-vaccines'],
  [['體檢套餐', 'Health checks'], 'clipboard-text', '/pages-common/classification/classification?id=cat-packages'],
  [['免費預約', 'Free services'], 'calendar-check', '/pages-goods/free-reservations'],
  [['我的預約', 'My bookings'], 'calendar-plus', '/pages-common/reservation/reservation'],
  [['牙科眼科', 'Teeth and eyes'], 'tooth', '/pages-common/classification/classification?id=cat-package-special'],
  [['婦科', 'Women'], 'gender-female', '/pages-common/classification/classification?id=cat-package-women'],
  [['化驗', 'Blood tests'], 'test-tube', '/pages-goods/goods-detail/goods-detail?id=spu-package-blood'],
  [['健康用品', 'Health goods'], 'first-aid-kit', '/pages-common/classification/classification?id=cat-goods'],
]

/** [slug, title, text, starts in days, ends in days] */
export const notices: readonly (readonly [slug: string, title: Words, content: Words, from: number, to: number])[] = [
  ['central', ['中環店下星期一下午休診', 'Central is closed next Monday afternoon'], ['因設備保養，中環健康中心下星期一 14:00 後休診，已預約的客人我們會逐一致電。', 'Because of maintenance, Central Health Centre is closed next Monday from 14:00. We will call everyone who has booked.'], -1, 9],
  ['flu-stock', ['本季流感疫苗已到貨', 'This season’s flu vaccine has arrived'], ['本季四價流感疫苗已送達各診所，可即日預約。', 'This season’s four-strain vaccine is in every clinic and can be booked today.'], -6, 60],
  ['holiday', ['公眾假期服務時間', 'Public holidays'], ['公眾假期各診所休息，選日期時會標明；網上預約照常。', 'Clinics rest on public holidays, which are marked where you choose a date; booking online goes on.'], -2, 45],
  ['hours', ['旺角夜診延長至凌晨一時', 'Mong Kok is now open until one in the morning'], ['由本月起，旺角夜診每晚營業至凌晨一時。', 'From this month Mong Kok Evening Clinic is open until one every night.'], -20, 30],
]

export const configs: readonly (readonly [code: string, value: Words])[] = [
  ['sales_price_null_setting', ['請向門市查詢', 'Please ask the shop']],
  ['withdraw_price_null_setting', ['暫無價格', 'No price yet']],
  ['display_mode', ['1', '1']],
  ['taxes', ['1', '1']],
  ['coupon_code', ['1', '1']],
  ['display_sales_and_price', ['both', 'both']],
  ['tech_support', ['由康序數碼提供技術支援', 'Technical support by Kangxu Digital']],
  ['customer_phone', ['+852 3000 0100', '+852 3000 0100']],
  ['customer_hours', ['每日 09:00–21:00', 'Every day 09:00–21:00']],
  ['search_hint', ['搜尋疫苗、體檢、健康用品', 'Search vaccines, checks, health goods']],
  ['currency', ['2', '2']],
  ['order_remark', ['1', '1']],
]

export interface CodeContent { code: string; name: Words; kind: 'amount' | 'percent'; value: number; minSpend: number; from: number; to: number; total: number; used: number; perUser: number }
/** Dollars, days from today. */
export const discountCodes: readonly CodeContent[] = [
  { code: 'WELCOME100', name: ['新客優惠', 'New customers'], kind: 'amount', value: 100, minSpend: 500, from: -30, to: 90, total: 10000, used: 1204, perUser: 1 },
  { code: 'HEALTH10', name: ['健康生活', 'Healthy days'], kind: 'percent', value: 10, minSpend: 0, from: -30, to: 90, total: 10000, used: 860, perUser: 5 },
  { code: 'FAMILY300', name: ['家庭優惠', 'For families'], kind: 'amount', value: 300, minSpend: 2000, from: -10, to: 60, total: 500, used: 77, perUser: 2 },
  { code: 'SUMMER50', name: ['夏日優惠', 'Summer'], kind: 'amount', value: 50, minSpend: 200, from: -150, to: -60, total: 1000, used: 633, perUser: 1 },
  { code: 'EARLY200', name: ['早鳥優惠', 'Early booking'], kind: 'amount', value: 200, minSpend: 1000, from: -20, to: 40, total: 100, used: 100, perUser: 1 },
  { code: 'NEXTMONTH', name: ['下月優惠', 'Next month'], kind: 'amount', value: 80, minSpend: 300, from: 30, to: 90, total: 1000, used: 0, perUser: 1 },
]

/** From 1 HKD, ten-thousandths. */
export const rates: readonly (readonly [code: string, rateE4: number])[] = [['CNY', 9213], ['TWD', 41250], ['MOP', 10300], ['USD', 1284], ['EUR', 1108], ['JPY', 198600]]

export const adverts = {
  opening: { picUrl: '/assets/banners/poster.svg', link: '/pages-common/classification/classification?id=cat-packages', alt: ['康序健康：一家人的健康，一步一步來', 'Medibook: your family’s health, step by step'] as Words },
  hovering: { picUrl: '/assets/banners/hover.svg', link: '/pages-goods/goods-detail/goods-detail?id=spu-vaccine-flu', alt: ['預約流感針', 'Book the flu vaccine'] as Words },
}

export const homeBlocks: readonly (readonly [type: string, title: Words | null])[] = [
  ['banner', null], ['iconGrid', null], ['notice', null], ['hotCategory', ['熱門分類', 'Popular categories']], ['hotSale', ['最近熱賣', 'Selling well']], ['packages', ['體檢套餐', 'Health checks']], ['clinics', ['附近診所', 'Clinics near you']], ['articles', ['健康文章', 'Health articles']],
]

export const refundTexts: Record<'package' | 'vaccine' | 'service' | 'product', Words> = {
  package: ['未使用可全額退款；可自行改期 1 次。', 'Full refund before use; you can change the date once.'], vaccine: ['未接種的針可全額退款；可自行改期 1 次。', 'Full refund for needles not given; you can change the date once.'],
  service: ['免費服務，不能來請取消，讓給其他人。', 'Free of charge; if you cannot come, please cancel so that someone else can.'], product: ['未拆封可於收貨後 7 天內退回；食品及貼身用品除外。', 'Unopened goods may be returned within 7 days; not food or items worn on the body.'],
}
export const serviceContents: Record<'package' | 'vaccine' | 'service' | 'product', readonly Words[]> = {
  package: [['專人帶領完成各項', 'Someone takes you from item to item'], ['電子報告和紙本報告', 'A report on your phone and on paper'], ['醫生講解報告一次', 'One talk with a doctor about the report']],
  vaccine: [['接種前護士評估', 'A nurse asks about your health first'], ['疫苗及注射費', 'Vaccine and injection'], ['電子針卡', 'A record on your phone'], ['觀察 15 分鐘', 'Watched over for 15 minutes']],
  service: [['由註冊護士或協調員提供', 'Given by a registered nurse or coordinator']],
  product: [['48 小時內發貨', 'Sent within 48 hours'], ['可查物流', 'Tracked delivery']],
}
