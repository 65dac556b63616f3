import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/dom'
import type { ShopCard } from '@contract/shops'
import { placeDevice } from '../support/device'
import { holdAnswers } from '../support/held-network'
import { addUser, value } from '../support/order-world'
import { fill, mendAndRetry, onPage, type PageApp, press, see, startApp } from '../support/page-app'
import { plainly } from '../support/plain-names'

const CENTRAL = { latitude: 22.2814, longitude: 114.157 }
let app: PageApp
const shown = () =>
  onPage()
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((name) => name !== '品牌')
const showing = (names: string[]) => waitFor(() => expect(shown()).toEqual(names))
const served = async (query: Record<string, string> = {}, size = 12) =>
  (
    await medibook.call('shopPage', {
      query: { current: '1', size: String(size), ...query },
      lang: 'zh-Hant',
    })
  ).data.records
const namesOf = (shops: ShopCard[]) => shops.map(({ name }) => name)

function giveDevice(position: typeof CENTRAL | null, copied: string[] = []) {
  placeDevice(position)
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        copied.push(text)
        return Promise.resolve()
      },
    },
  })
}

beforeAll(async () => {
  app = await startApp('pages/Shops/index')
})
afterAll(() => app.stop())

test('lists every clinic and shop page by page', async () => {
  const all = await served({}, 100)
  await see(`${all.length} 間`)
  expect(shown()).toEqual(namesOf(all.slice(0, 12)))
  // the way from the nearest station is part of the choice
  await see('港鐵中環站 D2 出口步行 3 分鐘')
  await press('載入更多')
  await showing(namesOf(all))
  await see('沒有更多了')
})

test('filters clinics by region and by words in either script', async () => {
  await press('澳門', 'tab')
  await showing(namesOf(await served({ region: 'MO' })))
  await fill('搜尋', '氹仔')
  await showing(['氹仔健康中心'])
  await press('清除搜尋')
  await press('全部', 'tab')
  await fill('搜尋', '铜锣湾')
  await showing(['銅鑼灣專科中心'])
  await fill('搜尋', 'no such street')
  await see('找不到相關結果')
  await press('清除搜尋')
  await showing(namesOf(await served({}, 100)))
})

test('keeps the order and shows why without a position; lists the nearest first with one', async () => {
  giveDevice(null)
  await press('按距離排列')
  await see(/^未能取得位置/)
  expect(shown()).toEqual(namesOf(await served({}, 100)))
  giveDevice(CENTRAL)
  await press('再試')
  await see('最近的排在前面')
  const near = await served({ latitude: String(CENTRAL.latitude), longitude: String(CENTRAL.longitude) })
  await showing(namesOf(near))
  await see(/^\d+ 米$/)
  await press('停止使用位置')
  await showing(namesOf(await served({}, 100)))
})

test('restricts the list to clinics that are open now', async () => {
  await press('營業中', 'checkbox')
  const open = await served({ openNow: '1' }, 100)
  if (open.length === 0) await press('也看休息中的')
  else {
    await see(`${open.length} 間`)
    await press('營業中', 'checkbox')
  }
  await see(`${(await served({}, 100)).length} 間`)
})

test('shows the first free time of a doctor and of a service on each card, and books a service', async () => {
  await see(/^服務最早/)
  const shops = await served({ withFree: '1' }, shown().length)
  const [first] = shops
  expect(first?.firstFreeDay).not.toBeNull()
  const withDoctor = shops.filter(({ firstDoctorDay }) => firstDoctorDay !== null)
  expect(withDoctor.length).toBeGreaterThan(0)
  expect(onPage().getAllByText(/^(醫生)?最早/)).toHaveLength(withDoctor.length)
  await press(`在${first?.name}預約`)
  await waitFor(() => expect(window.location.hash).toContain(`goods-booking?shopId=${first?.id}`))
})

test('shows the brands after the clinics, once those have loaded', async () => {
  await app.restartAt('pages/Mine/index')
  await see('語言及顯示')
  app.forgetAnswers()
  const network = await holdAnswers(app.origin, '/shopinfo/page')
  app.goThrough(network.origin)
  await app.restartAt('pages/Shops/index')
  await waitFor(() => expect(network.heldCount()).toBeGreaterThan(0))
  // by now the page would also have its answer
  await medibook.call('allBrand')
  await medibook.call('allBrand')
  expect(onPage().queryByRole('heading', { name: '品牌' })).not.toBeInTheDocument()
  network.release()
  app.mendNetwork()
  await press('載入更多')
  await see('品牌')
  const headings = onPage().getAllByRole('heading', { level: 2 })
  expect(headings[headings.length - 1]).toHaveTextContent('品牌')
})

test('keeps a brand followed when an older answer arrives later', async () => {
  const user = await addUser()
  const follows = () => value('select count(*) from brand_follow where user_id = $1', [user.id])
  const network = await holdAnswers(app.origin, '/goodsbrand/allBrand')
  app.goThrough(network.origin)
  await app.signIn(user.id)
  await waitFor(() => expect(network.heldCount()).toBeGreaterThan(0))
  await press(/^關注/)
  await waitFor(async () => expect(await follows()).toBe(1))
  network.release()
  await waitFor(() => expect(app.isReading()).toBe(false))
  await press(/^取消關注/)
  await waitFor(async () => expect(await follows()).toBe(0))
  app.mendNetwork()
})

test('shows the same clinics on the map', async () => {
  await press('澳門', 'tab')
  const [first] = await served({ region: 'MO' })
  await see(first?.name ?? '-')
  for (const name of ['地圖', '按距離排列'])
    expect(onPage().getByRole('button', { name })).toHaveClass('resting')
  await press('地圖')
  await waitFor(() => expect(window.location.hash).toContain('map/fullScreen'))
  await see(first?.address ?? '-')
  await app.restartAt('pages/Shops/index')
})

test('shows both addresses to copy, weekly hours, phone and branches', async () => {
  const [first] = await served()
  const { data: place } = await medibook.call('shopDetail', { params: { id: first?.id }, lang: 'zh-Hant' })
  const copied: string[] = []
  giveDevice(null, copied)
  await press(`營業時間與地址：${place.name}`)
  const sheet = within(await screen.findByRole('dialog', { name: place.name }))
  await sheet.findByText(place.addressLatin)
  sheet.getByRole('button', { name: '複製英文地址' }).click()
  await waitFor(() => expect(sheet.getByRole('button', { name: '複製英文地址' })).toHaveTextContent('已複製'))
  sheet.getByRole('button', { name: '複製中文地址' }).click()
  await waitFor(() => expect(copied).toEqual([place.addressLatin, place.addressChinese]))
  for (const { open, close } of place.hours)
    expect(sheet.getAllByText(plainly(`${open}–${close}`)).length).toBeGreaterThan(0)
  expect(sheet.getAllByText('休息')).toHaveLength(7 - new Set(place.hours.map(({ weekday }) => weekday)).size)
  expect(sheet.getByText(place.phone)).toBeInTheDocument()
  const branch = place.branches[0] as ShopCard
  sheet.getByRole('link', { name: new RegExp(branch.name) }).click()
  const other = within(await screen.findByRole('dialog', { name: branch.name }))
  await other.findByText(branch.phone)
  await press('關閉')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('reloads the list on retry after a failed read', async () => {
  app.cutNetwork()
  await press('台灣', 'tab')
  await mendAndRetry(app)
  await showing(namesOf(await served({ region: 'TW' })))
})
