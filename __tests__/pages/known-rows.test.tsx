import '@testing-library/jest-dom'
import { fireEvent, waitFor } from '@testing-library/dom'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { addClinic } from '../support/clinic-world'
import { holdAnswers, loseAnswers } from '../support/held-network'
import { addGoods, addShop, addSlot, dayIn } from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'

const GOODS = 'pages/Commodity/index'
const DOCTORS = 'pages-clinic/clinic-doctor/clinic-doctor'
let app: PageApp
let article: { id: string; title: string }
let clinic: { id: string; name: string }

beforeAll(async () => {
  await addShop('place')
  await addGoods('exam', { shops: ['place'] })
  await addSlot('slot-exam', 'place', dayIn(3), '09:00')
  await addGoods('tea', { isBookable: false, slotKind: null, stock: 9 })
  await medibook.query(`update spu set is_on_shelf = false where id not in ('exam', 'tea')`)
  await addClinic('k-clinic', 'k-doctor')
  const lang = 'zh-Hant'
  const articles = await medibook.call('articlePage', { query: { current: '1', size: '4' }, lang })
  article = articles.data.records[0] ?? { id: '', title: 'no article' }
  const shops = await medibook.call('shopPage', { query: { current: '1', size: '12' }, lang })
  clinic = shops.data.records.find(({ kind }) => kind === 'clinic') ?? { id: '', name: 'no clinic' }
  app = await startApp(GOODS)
})
afterAll(() => app.stop())

const isBusy = () => shownPage().querySelector('[aria-busy="true"]') !== null
const nameOf = async (id: string): Promise<string> =>
  (await medibook.call('goodsDetail', { params: { id }, lang: 'zh-Hant' })).data.name

interface Way {
  list: string
  /** page that the card opens */
  to: string
  name: () => Promise<string>
  /** the delayed call */
  path: () => string
}

const ways: Record<string, Way> = {
  package: {
    list: GOODS,
    to: 'pages-goods/goods-detail/goods-detail',
    name: () => nameOf('exam'),
    path: () => routePath('goodsDetail', { id: 'exam' }),
  },
  'shipped product': {
    list: GOODS,
    to: 'pages-shopping/goods/goods',
    name: () => nameOf('tea'),
    path: () => routePath('goodsDetail', { id: 'tea' }),
  },
  clinic: {
    list: 'pages/Shops/index',
    to: 'pages-clinic/clinic-home/clinic-home',
    name: () => Promise.resolve(clinic.name),
    path: () => routePath('shopDetail', { id: clinic.id }),
  },
  doctor: {
    list: `${DOCTORS}?shopId=k-clinic`,
    to: DOCTORS,
    name: () => Promise.resolve('k-doctor繁'),
    path: () => routePath('doctorDetail', { id: 'k-doctor' }),
  },
  article: {
    list: 'pages/Home/index',
    to: 'pages-common/article',
    name: () => Promise.resolve(article.title),
    path: () => routePath('articleDetail', { id: article.id }),
  },
}
const kinds = Object.keys(ways)

/** Opens the list without cached data and waits for the card. */
async function openList({ list, name }: Way): Promise<RegExp> {
  await app.openAt('pages-common/not-found')
  await app.arrived()
  app.forgetAnswers()
  await app.openAt(list)
  const words = await name()
  await waitFor(() => expect(onPage().getAllByText(words).length).toBeGreaterThan(0))
  return new RegExp(words.replace(/[()（）]/g, '.'))
}

const arriveAt = (route: string) => waitFor(() => expect(shownPage().id).toContain(route))

test.each(kinds)(
  'the page of a %s shows the data of its card before its own answer arrives',
  async (kind) => {
    const way = ways[kind] as Way
    const card = await openList(way)
    const network = await holdAnswers(app.origin, way.path())
    app.goThrough(network.origin)
    await press(card, 'link')
    await waitFor(() => expect(network.heldCount()).toBeGreaterThan(0))
    await arriveAt(way.to)
    await waitFor(() => expect(onPage().getAllByText(card).length).toBeGreaterThan(0))
    expect(isBusy()).toBe(true)
    network.release()
    await waitFor(() => expect(isBusy()).toBe(false))
    expect(onPage().getAllByText(card).length).toBeGreaterThan(0)
    app.mendNetwork()
  },
)

test.each(kinds)('the request of a %s starts when its link is pressed', async (kind) => {
  const way = ways[kind] as Way
  const card = await openList(way)
  const network = await holdAnswers(app.origin, way.path())
  app.goThrough(network.origin)
  const links = onPage().getAllByRole('link', { name: card })
  fireEvent.pointerDown(links[links.length - 1] as HTMLElement)
  await waitFor(() => expect(network.heldCount()).toBe(1))
  network.release()
  app.mendNetwork()
})

// articles are excluded: a previously read one is cached on the device and needs no answer
const unkept = kinds.filter((kind) => kind !== 'article')

test.each(unkept)('the page of a %s reports a missing answer, and reloads on retry', async (kind) => {
  const way = ways[kind] as Way
  const card = await openList(way)
  const network = await loseAnswers(app.origin, way.path())
  app.goThrough(network.origin)
  await press(card, 'link')
  await arriveAt(way.to)
  await mendAndRetry(app)
  await waitFor(() => expect(onPage().getAllByText(card).length).toBeGreaterThan(0))
  await waitFor(() => expect(isBusy()).toBe(false))
})

test("replaces the list's data by the current data", async () => {
  const way = ways.clinic as Way
  const card = await openList(way)
  await medibook.query(`update shop set name = '{"zh-Hant": "新名醫務中心"}' where id = $1`, [clinic.id])
  const network = await holdAnswers(app.origin, way.path())
  app.goThrough(network.origin)
  await press(card, 'link')
  await arriveAt(way.to)
  await onPage().findByRole('heading', { level: 1, name: card })
  network.release()
  await onPage().findByRole('heading', { level: 1, name: '新名醫務中心' })
  await see('新名醫務中心')
  expect(onPage().queryByRole('heading', { level: 1, name: card })).not.toBeInTheDocument()
  app.mendNetwork()
})
