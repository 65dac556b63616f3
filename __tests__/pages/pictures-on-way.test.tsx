import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { chooseFiles, giveFileAddresses, pictureFile, sendUploadsTo } from '../support/chosen-pictures'
import { holdAnswers } from '../support/held-network'
import { addGoods, addUser, paid, placed, ship, type TestUser } from '../support/order-world'
import { fill, type PageApp, press, see, startApp } from '../support/page-app'

let app: PageApp
let user: TestUser
let paidId: string
let receivedLineId: string

async function order() {
  const made = await placed(user, { goods: 'way-cup', expected: '100.00' })
  await paid(user, made.id)
  return made
}

beforeAll(async () => {
  giveFileAddresses()
  await addGoods('way-cup', { kind: 'product', isBookable: false, slotKind: null, priceCents: 10_000 })
  user = await addUser()
  const [toRefund, received] = [await order(), await order()]
  paidId = toRefund.id
  await ship(received.id)
  await medibook.call('orderReceive', { session: user.session, params: { id: received.id } })
  receivedLineId = received.listOrderItem[0]?.id ?? ''
  app = await startApp('pages/Mine/index', { userId: user.id })
  sendUploadsTo(app.origin)
})
afterAll(() => app.stop())

interface PictureForm {
  page: () => string
  fillIn: () => Promise<void>
  send: RegExp
  table: string
  column: string
  waits: RegExp
  /** What the page shows once it is sent. */
  done: string
  most: number
}
const forms: Record<string, PictureForm> = {
  'a refund': {
    page: () => `pages-order/refund/refund?orderId=${paidId}`,
    fillIn: () => press('商品損壞', 'radio'),
    send: /^申請退款 HK/,
    table: 'order_refund',
    column: 'pic_keys',
    waits: /^圖片還在上傳，請稍候。$/,
    done: '我們正在處理你的申請。',
    most: 9,
  },
  'a review': {
    page: () => `pages-order/reviews/review?id=${receivedLineId}`,
    fillIn: () => press('2 星', 'radio'),
    send: /^送出評價$/,
    table: 'review',
    column: 'pic_urls',
    waits: /^圖片還在上傳，請稍候。$/,
    done: '我的評價',
    most: 9,
  },
  'a message to us': {
    page: () => 'pages-mine/my-servince/feedback/feedback',
    fillIn: () => fill('你的意見', '杯子裂了'),
    send: /^送出$/,
    table: 'feedback',
    column: 'pic_urls',
    waits: /^圖片還在上傳，請稍候再送出。$/,
    done: '處理中',
    most: 52,
  },
}

test.each(Object.entries(forms))(
  '%s is not sent while a picture is on its way or has failed, and then with the one that is uploaded',
  async (_name, { page, fillIn, send, table, column, waits, done, most }) => {
    const sent = () =>
      medibook.query<{ pictures: string[] }>(
        `select ${column} as pictures from ${table} where user_id = $1`,
        [user.id],
      )
    await app.openAt(page())
    await fillIn()
    const way = await holdAnswers(app.origin, routePath('uploadPolicy'))
    app.goThrough(way.origin)
    await press('加圖片')
    await chooseFiles(pictureFile('broken.png'))
    await waitFor(() => expect(way.heldCount()).toBe(1))
    await press(send)
    await see(waits)
    expect(await sent()).toEqual([])
    way.release()
    await see(`1／${most} 張`)
    app.cutNetwork()
    await press('加圖片')
    await chooseFiles(pictureFile('lost.png'))
    await see(/^1 張未能上傳/)
    app.mendNetwork()
    await press(send)
    await see('有圖片未能上傳，請重試或移除。')
    expect(await sent()).toEqual([])
    await press('移除圖片 2')
    await press(send)
    await see(done)
    expect(await sent()).toEqual([{ pictures: [expect.any(String)] }])
  },
)
