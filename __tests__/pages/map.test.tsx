import '@testing-library/jest-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import type { ShopCard, ShopDetail } from '@contract/shops'
import { mendAndRetry, onPage, type PageApp, press, see, startApp } from '../support/page-app'

const MAP = 'pages-common/map/fullScreen'
const SHOP = 'shop-central'
let app: PageApp
let shop: ShopDetail
const copied: string[] = []
const opened: string[] = []
let position: { latitude: number; longitude: number } | null = null
let opens = true

/** The pin of a place: its accessible name is the place’s name followed by opening hours or distance. */
const pinOf = ({ name }: { name: string }) => ({ name: (full: string) => full.startsWith(name) })
const detailOf = async (id: string) =>
  (await medibook.call('shopDetail', { params: { id }, lang: 'zh-Hant' })).data

beforeAll(async () => {
  Object.defineProperties(navigator, {
    geolocation: {
      configurable: true,
      value: {
        getCurrentPosition: (done: (found: object) => void, fail: (error: object) => void) =>
          position
            ? done({ coords: { ...position, accuracy: 10 } })
            : fail({ message: 'User denied Geolocation' }),
      },
    },
    clipboard: {
      configurable: true,
      value: {
        writeText: (text: string) => {
          copied.push(text)
          return Promise.resolve()
        },
      },
    },
  })
  window.open = ((url: string) => {
    opened.push(url)
    return opens ? {} : null
  }) as typeof window.open
  shop = await detailOf(SHOP)
  app = await startApp(`${MAP}?id=${SHOP}`)
})
afterAll(() => app.stop())

test('marks the clinic and its branches, without tiles, at zoom 16', async () => {
  await see(shop.addressChinese)
  // the way there is above the buttons, and on the first screen of a phone
  const way = onPage().getByText(shop.transport)
  expect(way.compareDocumentPosition(onPage().getByRole('button', { name: '複製地址' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const map = within(await onPage().findByRole('region', { name: `${shop.name} 的地圖` }))
  for (const place of [shop, ...shop.branches])
    expect(await map.findByRole('button', pinOf(place))).toHaveAttribute(
      'aria-pressed',
      String(place.name === shop.name),
    )
  expect(map.queryByRole('img')).not.toBeInTheDocument()
  // one tile of 256 px is 360 / 2 ^ 16 degrees: 200 metres fit into the scale's 100 px
  expect(map.getByText('200 m')).toBeInTheDocument()
})

test('without streets an overview leads to the surroundings; pins show opening hours or distance', async () => {
  await press('看整個地區')
  const map = within(onPage().getByRole('region', { name: `${shop.name} 的地圖` }))
  await waitFor(() => expect(map.queryByText('200 m')).not.toBeInTheDocument())
  expect(onPage().queryByRole('button', { name: '看整個地區' })).not.toBeInTheDocument()
  const pin = map.getByRole('button', pinOf(shop))
  expect(pin).toHaveTextContent(shop.openState.isOpen === '1' ? /營業中/ : /開|休息/)
  for (let step = 0; step < 4; step += 1) await press('放大地圖')
  expect(map.getByText('200 m')).toBeInTheDocument()
})

test('reports each action: success for copy and open, failure for a refused position or window', async () => {
  await press('複製地址')
  await see('已複製地址')
  expect(copied).toEqual([`${shop.name}\n${shop.addressChinese}\n${shop.addressLatin}`])
  await press('用地圖 App 前往')
  await see('已在地圖 App 開啟')
  expect(opened[0]).toContain(String(shop.latitude))
  expect(opened[0]).toContain(String(shop.longitude))
  opens = false
  await press('用地圖 App 前往')
  await see(/^未能開啟地圖 App/)
  await press('顯示我的位置')
  await see(/^未能取得你的位置/)
  position = { latitude: 22.2835, longitude: 114.1555 }
  await press('顯示我的位置')
  await see('已顯示你的位置')
  // the pins show the distance from there
  await waitFor(() => expect(onPage().getByRole('button', pinOf(shop))).toHaveTextContent(/\d 米 · /))
  await waitFor(() => expect(document.querySelector('[title="我的位置"]')).toBeInTheDocument())
})

test('no label covers the position of the person', async () => {
  const measured = HTMLElement.prototype.getBoundingClientRect
  // the position is above the pins, where their labels are first
  const sizes: Record<string, [left: number, top: number, width: number, height: number]> = {
    'leaflet-container': [0, 0, 800, 600],
    me: [390, 260, 20, 20],
    icon: [390, 300, 20, 20],
    words: [0, 0, 100, 30],
  }
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const name = Object.keys(sizes).find((one) => this.classList.contains(one))
    if (!name) return measured.call(this)
    const [left, top, width, height] = sizes[name] as (typeof sizes)[string]
    return { left, top, width, height, right: left + width, bottom: top + height } as DOMRect
  }
  await press('縮小地圖')
  HTMLElement.prototype.getBoundingClientRect = measured
  const label = within(onPage().getByRole('button', pinOf(shop))).getByText(shop.name).parentElement
  expect(label).toHaveClass('right')
  await press('放大地圖')
})

test('shows the way there as the main action, then books at a clinic with times', async () => {
  const book = onPage().getByRole('button', { name: '在此預約' })
  const wayThere = onPage().getByRole('button', { name: '用地圖 App 前往' })
  expect(book.compareDocumentPosition(wayThere)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(wayThere.outerHTML).toMatch(/class="[^"]*\bprimary\b/)
  expect(book.outerHTML).toMatch(/class="[^"]*\btint\b/)
})

test('shows a driver the address in both scripts', async () => {
  await press('給司機看')
  const card = within(await screen.findByRole('dialog', { name: '請送我到這裡' }))
  for (const words of [shop.name, shop.addressChinese, shop.addressLatin, shop.phone])
    expect(card.getByText(words)).toBeInTheDocument()
  card.getByRole('button', { name: '關閉' }).click()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('selects a branch by its marker', async () => {
  const branch = shop.branches[0] as ShopCard
  onPage().getByRole('button', pinOf(branch)).click()
  await see((await detailOf(branch.id)).addressChinese)
  expect(onPage().getByRole('button', pinOf(branch))).toHaveAttribute('aria-pressed', 'true')
})

test('keeps the keyboard focus on a selected marker', async () => {
  const other = shop.branches[1] as ShopCard
  const marker = () => onPage().getByRole('button', pinOf(other))
  marker().focus()
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'Enter' })
  await waitFor(() => expect(marker()).toHaveAttribute('aria-pressed', 'true'))
  await see((await detailOf(other.id)).addressChinese)
  expect(document.activeElement).toBe(marker())
  const before = marker()
  await press('放大地圖')
  await press('縮小地圖')
  expect(marker()).toBe(before)
})

test('reports an unknown marker as failed and keeps showing the clinic', async () => {
  await app.restartAt(`${MAP}?id=${SHOP}&marker=no-such-branch`)
  await see('地圖上找不到這個地點')
  await see(shop.addressChinese)
})

test('shows a point named by the link; links a missing clinic to the list', async () => {
  const point = { latitude: '22.3', longitude: '114.17', name: '油麻地站', address: '九龍油麻地彌敦道' }
  await app.restartAt(`${MAP}?${new URLSearchParams(point).toString()}`)
  await see('九龍油麻地彌敦道')
  expect(onPage().queryByRole('button', { name: '在此預約' })).not.toBeInTheDocument()
  await app.restartAt(`${MAP}?id=no-such-shop`)
  await see('找不到這個地點')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await press('看所有門店')
  await waitFor(() => expect(window.location.hash).toContain('pages/Shops/index'))
  // leaving a page that is still loading would break the next step
  await see(/^\d+ 間$/)
})

test('reloads the place on retry after a failed read', async () => {
  // a branch that was not opened before, since cached data would be shown
  const { id } = shop.branches[shop.branches.length - 1] as ShopCard
  app.cutNetwork()
  await app.restartAt(`${MAP}?id=${id}`)
  await mendAndRetry(app)
  await see((await detailOf(id)).addressChinese)
})
