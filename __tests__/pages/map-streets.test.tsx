import '@testing-library/jest-dom'
import { fireEvent, waitFor } from '@testing-library/dom'
import { onPage, type PageApp, shownPage, startApp } from '../support/page-app'

// jsdom loads no picture: the tests decide which tile loads and which fails
const env = { MAP_TILE_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png', MAP_ATTRIBUTION: '© Mappers' }
// left pages stay in the document for a while
const tiles = () => [...shownPage().querySelectorAll<HTMLImageElement>('img[src*="/map/tiles/"]')]
let app: PageApp

beforeAll(async () => {
  app = await startApp('pages-shop/index?id=shop-central', {
    env: { ...env, MAP_ATTRIBUTION_URL: 'https://maps.example.com/copyright' },
  })
})
afterAll(() => app.stop())

test("shows a preview's tiles only once they have loaded, then with the attribution", async () => {
  await waitFor(() => expect(tiles().length).toBeGreaterThan(0))
  const [tile] = tiles()
  expect(tile).not.toHaveClass('shown')
  expect(onPage().queryByText('© Mappers')).not.toBeInTheDocument()
  // the clinic in Web Mercator at level 16
  expect(tile?.src).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/map\/tiles\/16\/53549\/28605$/)
  fireEvent.load(tile as HTMLImageElement)
  expect(await onPage().findByRole('link', { name: '© Mappers' })).toHaveAttribute(
    'href',
    'https://maps.example.com/copyright',
  )
  expect(tile).toHaveClass('shown')
})

test('requests failed tiles again when the network returns', async () => {
  const before = tiles()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(tiles()[0]).not.toBe(before[0]))
})

test('opens the map on a tap on the preview', async () => {
  fireEvent.click(tiles()[0] as HTMLImageElement)
  await waitFor(() => expect(window.location.hash).toContain('map/fullScreen?id=shop-central'))
})

test('requests a failed tile again; shows the attribution with the first loaded tile', async () => {
  const drawn = () => document.querySelector<HTMLElement>('.leaflet-container')
  await waitFor(() => expect(drawn()?.querySelector('img')).toBeInTheDocument())
  const tile = drawn()?.querySelector('img') as HTMLImageElement
  fireEvent.error(tile)
  expect(tile).not.toHaveClass('leaflet-tile-loaded')
  const credit = () => drawn()?.querySelector('.leaflet-control-attribution a')
  expect(credit()).toBeFalsy()

  const asked: string[] = []
  Object.defineProperty(tile, 'src', {
    configurable: true,
    get: () => tile.getAttribute('src') ?? '',
    set: (address: string) => asked.push(address),
  })
  window.dispatchEvent(new Event('online'))
  expect(asked).toEqual([tile.getAttribute('src')])

  fireEvent.load(tile)
  expect(tile).toHaveClass('leaflet-tile-loaded')
  expect(credit()).toHaveTextContent('© Mappers')
})
