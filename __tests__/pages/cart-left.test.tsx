import '@testing-library/jest-dom'
import { fireEvent, waitFor } from '@testing-library/dom'
import { addCartGoods, CART, cartRow, reopenCart } from '../support/cart-page'
import { addUser, type TestUser } from '../support/order-world'
import { type PageApp, startApp } from '../support/page-app'
import { cartOf, goodsOf, putInCart } from '../support/trade-world'

let app: PageApp
let user: TestUser
const quantity = async () => (await cartOf(user))[0]?.quantity

beforeAll(async () => {
  await addCartGoods()
  user = await addUser()
  await putInCart(user, { ...goodsOf('masks'), quantity: 2 })
  app = await startApp(CART, { userId: user.id })
})
afterAll(() => app.stop())

/** Records the written quantities, and whether each outlives the page; the pause before a write never ends. */
function watchWrites() {
  const writes: { quantity: number; keepalive: boolean | undefined }[] = []
  const { fetch, setTimeout: wait } = window
  window.setTimeout = ((work: () => void, ms?: number) => (ms === 400 ? 0 : wait(work, ms))) as typeof wait
  window.fetch = async (input, init) => {
    if (init?.method === 'PUT') {
      const { quantity } = JSON.parse(String(init.body)) as { quantity: number }
      writes.push({ quantity, keepalive: init.keepalive })
    }
    return fetch(input, init)
  }
  return {
    writes,
    restore: () => {
      jest.restoreAllMocks()
      Object.assign(window, { fetch, setTimeout: wait })
    },
  }
}

const turn = (state: 'hidden' | 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

async function pressUntil(line: Awaited<ReturnType<typeof cartRow>>, name: string, shown: number) {
  fireEvent.click(line.getByRole('button', { name }))
  await waitFor(() => line.getByText(String(shown)))
}

test('a quantity pressed just before the page is hidden is written at once, and once', async () => {
  await reopenCart(app)
  const line = await cartRow(/^masks/)
  const watch = watchWrites()
  await pressUntil(line, '增加', 3)
  turn('hidden')
  await waitFor(async () => expect(await quantity()).toBe(3))
  turn('visible')
  turn('hidden')
  await waitFor(() => expect(app.isReading()).toBe(false))
  expect(watch.writes).toEqual([{ quantity: 3, keepalive: true }])
  watch.restore()
})

test('a page that is closed writes the last quantity without awaiting the one before', async () => {
  await reopenCart(app)
  const line = await cartRow(/^masks/)
  const watch = watchWrites()
  const { fetch } = window
  let letGo = () => {}
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve
  })
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    if (init?.method === 'PUT' && watch.writes.length === 1) await isHeld
    return answer
  }
  await pressUntil(line, '增加', 4)
  turn('hidden')
  await waitFor(async () => expect(await quantity()).toBe(4))
  await pressUntil(line, '減少', 3)
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(watch.writes.map(({ quantity }) => quantity)).toEqual([4, 3]))
  await waitFor(async () => expect(await quantity()).toBe(3))
  letGo()
  await waitFor(() => expect(line.getByText('3')).toBeInTheDocument())
  watch.restore()
})
