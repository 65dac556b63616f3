import '@testing-library/jest-dom'
import { shopPage } from '@contract/routes/shops'
import { addGoods, addShop, addSlot, addUser, dayIn } from '../support/order-world'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'
import { answerWrongly, wrongBodies, type WrongWay } from '../support/wrong-answers'

const UNREADABLE = '伺服器的回應無法讀取，請重試。'
let app: PageApp
let way: WrongWay

beforeAll(async () => {
  await addShop('shop-a')
  await addGoods('exam', { shops: ['shop-a'] })
  await addGoods('advice', {
    kind: 'service',
    isFree: true,
    priceCents: 0,
    shops: ['shop-a'],
    slotKind: 'free',
  })
  await addSlot('slot-1', 'shop-a', dayIn(3), '09:00', 5)
  await addSlot('slot-2', 'shop-a', dayIn(3), '10:00', 5, 'free')
  way = await answerWrongly(medibook.origin)
  app = await startApp('pages/Mine/index', { userId: (await addUser()).id })
  app.goThrough(way.origin)
})
afterAll(() => app.stop())
beforeEach(() => {
  app.forgetAnswers()
  way.answerWith({ body: wrongBodies.nothing, path: shopPage.path })
})

/** A malformed answer is not reported as a lost network; a retry shows the clinics. */
async function expectUnreadableUntilRetried(mended: string | RegExp): Promise<void> {
  await see(UNREADABLE)
  expect(onPage().queryByText(/檢查網絡/)).not.toBeInTheDocument()
  way.answerWith(null)
  await press('點此重試')
  await see(mended)
}

test('the form of a free booking reports that the clinics could not be loaded', async () => {
  await app.restartAt('pages-goods/goods-free-book/goods-free-book?id=advice')
  await expectUnreadableUntilRetried('選其他門店或時間')
})

test('the form of an order reports that the clinics could not be loaded', async () => {
  await app.restartAt('pages-goods/goods-comfirm/goods-comfirm?id=exam')
  await expectUnreadableUntilRetried('選其他門店或時間')
})
