import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { holdAnswers, loseAnswers } from '../support/held-network'
import { addGoods, addShop, addSlot, addUser, dayIn } from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, startApp } from '../support/page-app'

const FREE = 'pages-goods/goods-free-book/goods-free-book'
const clinics = routePath('shopPage')
const free = { kind: 'service', isFree: true, priceCents: 0, slotKind: 'free' }
let app: PageApp

/** Opens the form of a service anew; its clinics have not been read. */
async function openForm(id: string): Promise<void> {
  app.forgetAnswers()
  await app.restartAt(`${FREE}?id=${id}`)
  await see(`${id}繁`)
}
/** Asks for another time than the earliest one. */
const askForOther = () => press('選其他門店或時間')

/** Asks for another time before the clinics have loaded. @returns lets them load */
async function askBeforeClinics(id: string): Promise<() => void> {
  const network = await holdAnswers(app.origin, clinics)
  app.goThrough(network.origin)
  await openForm(id)
  await askForOther()
  return network.release
}

/** The store tells the page of an answer in the next frame, which renders it before the one after that. */
const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

async function expectNoPicker(): Promise<void> {
  await waitFor(() => expect(app.isReading()).toBe(false))
  await drawn()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
}

beforeAll(async () => {
  await addShop('shop-a')
  await addShop('shop-mo')
  await medibook.query(`update shop set region = 'MO' where id = 'shop-mo'`)
  for (const id of ['both', 'folded', 'taken', 'lost'])
    await addGoods(id, { ...free, shops: ['shop-a', 'shop-mo'] })
  await addSlot('slot-1', 'shop-a', dayIn(3), '10:00', 5, 'free')
  const user = await addUser()
  app = await startApp(`${FREE}?id=both`, { userId: user.id })
})
afterAll(() => app.stop())
afterEach(() => app.goThrough(app.origin))

test('asks for the region first when another time is asked for before the clinics have loaded', async () => {
  const release = await askBeforeClinics('both')
  await see('選擇門店')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  release()
  await press(/^澳門/, 'option')
  await see('shop-mo繁')
  await press('關閉')
})

test('opens no picker of fields that were folded before the clinics have loaded', async () => {
  const release = await askBeforeClinics('folded')
  await askForOther()
  expect(onPage().queryByRole('button', { name: /^門店/ })).not.toBeInTheDocument()
  release()
  await expectNoPicker()
})

test('opens no picker in place of the earliest time, taken before the clinics have loaded', async () => {
  const release = await askBeforeClinics('taken')
  await press('選這個時間')
  release()
  await see('更改')
  await expectNoPicker()
})

test('opens no picker after the retry of clinics that could not be read', async () => {
  const held = await holdAnswers(app.origin, clinics)
  const network = await loseAnswers(held.origin, clinics)
  app.goThrough(network.origin)
  await openForm('lost')
  await askForOther()
  held.release()
  await mendAndRetry(app)
  await see('選其他門店或時間')
  await expectNoPicker()
})
