import '@testing-library/jest-dom'
import { screen, waitFor } from '@testing-library/dom'
import { calculateOrderPrice } from '@contract/routes/order-placing'
import { addressForm } from '../support/address-form'
import { holdAnswers, loseFirstAnswer } from '../support/held-network'
import { addGoods, addShop, addUser, newKey, type TestUser } from '../support/order-world'
import {
  fill,
  mendAndRetry,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  shownPage,
  startApp,
} from '../support/page-app'
import { addCoupon, addPoints, balanceOf, cartOf, claimed, goodsOf, putInCart } from '../support/trade-world'

const PAGE = 'pages-shopping/subOrder/subOrder'
const shipped = { kind: 'product', isBookable: false, slotKind: null }
let app: PageApp
let user: TestUser

const orders = () =>
  medibook.query<{
    id: string
    payment_cents: number
    delivery_address: string
    buyer_name: string
    certificate_id: string | null
    coupon_user_id: string | null
    points_used: number
  }>(
    `select id, payment_cents, delivery_address, buyer_name, certificate_id, coupon_user_id,
      points_used from order_info where user_id = $1 order by create_time`,
    [user.id],
  )
async function addAddress(userName: string, isDefault: '0' | '1' = '0'): Promise<string> {
  const { data } = await medibook.call('addressSave', {
    session: user.session,
    body: addressForm({ userName, isDefault }),
  })
  return data.id
}
let lastNumber = 0
async function addCertificate(name: string): Promise<string> {
  lastNumber += 1
  const { data } = await medibook.call('certificateSave', {
    session: user.session,
    body: {
      idempotencyKey: newKey(),
      certType: 'passport',
      name,
      certNo: `KX${String(lastNumber).padStart(7, '0')}`,
      validUntil: null,
      isDefault: '0',
    },
  })
  return data.id
}
const open = async (query: string) => {
  app.forgetAnswers()
  await app.restartAt(`${PAGE}?${query}`)
}
const agree = () => press(/我已閱讀並同意/, 'checkbox')
/** Expects the amount due in the price. */
const due = (amount: string) => waitFor(() => expect(shownPage()).toHaveTextContent(`應付HK$${amount}`))
const atOrder = () => waitFor(() => expect(window.location.hash).toMatch(/order-info\?id=.*do=pay/))

beforeAll(async () => {
  await addShop('sender-a')
  await addShop('sender-b')
  await addGoods('pills', { ...shipped, priceCents: 20_000, freightCents: 3_000, shops: ['sender-a'] })
  await addGoods('masks', { ...shipped, priceCents: 5_000, shops: ['sender-b'] })
  await addGoods('abroad', {
    ...shipped,
    priceCents: 100_000,
    taxBasisPoints: 910,
    isCrossBorder: true,
    shops: ['sender-a'],
  })
  app = await startApp('pages/Mine/index')
})
beforeEach(async () => {
  user = await addUser()
  await app.signInAs(user.id)
})
afterAll(() => app.stop())

test('requires a recipient, selects one added meanwhile, and continues to the payment', async () => {
  await medibook.query(`update spu set refund_text = '{"zh-Hant":"未拆封可退"}' where id = 'pills'`)
  app.forgetAnswers()
  await open('id=pills')
  await due('230')
  await see('可用支付寶或微信支付付款')
  await see('未拆封可退')
  const [remark, coupon] = [/^送貨備註/, /^優惠券/].map((text) => onPage().getAllByText(text)[0])
  expect(remark?.compareDocumentPosition(coupon as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await see(/^現在下單，.* 送到$/)
  expect(shownPage()).not.toHaveTextContent('稅項')
  const button = () => onPage().getByRole('button', { name: /^提交訂單/ })
  await see('還需要：收件人、同意條款')
  expect(button()).toHaveClass('tint')
  await press(/^提交訂單/)
  await see('請選擇收件人')
  await see('請先閱讀並同意條款')
  await addAddress('李小明', '1')
  await open('id=pills')
  await see(/李小明/)
  await agree()
  await waitFor(() => expect(button()).toHaveClass('primary'))
  expect(onPage().queryByText(/^還需要/)).not.toBeInTheDocument()
  await press(/^提交訂單/)
  await atOrder()
  await see('選擇付款方式')
  expect(await orders()).toMatchObject([
    {
      payment_cents: 23_000,
      buyer_name: '李小明',
      delivery_address: '香港 灣仔區 軒尼詩道 1 號',
      certificate_id: null,
    },
  ])
})

test('groups lines by shop; prices another recipient and quantity without losing choices', async () => {
  await addAddress('李小明', '1')
  await addAddress('王芳')
  await putInCart(user, { ...goodsOf('pills'), quantity: 2 })
  await putInCart(user, { ...goodsOf('masks'), quantity: 1 })
  const ids = (await cartOf(user)).map(({ id }) => id)
  await open(`cartIds=${ids.join()}`)
  await see('sender-a繁')
  await see('sender-b繁')
  await due('480')
  await press(/王芳/, 'radio')
  await press(/^送貨備註（選填）/)
  await fill('送貨備註（選填）', '放管理處')
  await agree()
  await open(`cartIds=${ids.join()}`)
  await waitFor(() => expect(onPage().getByRole('radio', { name: /王芳/ })).toBeChecked())
  await due('480')
  onPage().getByRole('button', { name: /^送貨備註（選填）.*放管理處/ })
  await press(/^提交訂單/)
  await atOrder()
  expect(await orders()).toMatchObject([{ payment_cents: 48_000, buyer_name: '王芳' }])
  expect(await cartOf(user)).toEqual([])
  await open(`cartIds=${ids.join()}`)
  await see('這些商品已不在購物車')
})

test('keeps the shop, the reductions and the price in place while another quantity is priced', async () => {
  await addAddress('李小明', '1')
  const coupon = newKey()
  await addCoupon(coupon, { value: 1_000 })
  await claimed(user, coupon)
  await addPoints(user, 1_000)
  await open('id=pills')
  await due('210')
  const network = await holdAnswers(app.origin, calculateOrderPrice.path, calculateOrderPrice.method)
  app.goThrough(network.origin)
  await press('增加')
  await waitFor(() => expect(network.heldCount()).toBeGreaterThan(0))
  for (const text of ['sender-a繁', `${coupon}`, '應付HK$210', '減 HK$10'])
    expect(shownPage()).toHaveTextContent(text)
  expect(onPage().getByRole('switch', { name: /積分/ })).toBeChecked()
  const order = onPage().getByRole('button', { name: '提交訂單 HK$210' })
  expect(order).toHaveAttribute('aria-busy', 'true')
  expect(order).not.toHaveAttribute('aria-disabled')
  network.release()
  app.mendNetwork()
  await due('410')
  await waitFor(() => expect(order).not.toHaveAttribute('aria-busy'))
  expect(order).toHaveTextContent('提交訂單 HK$410')
})

test('requires a valid certificate and tax for a cross-border order, and stores the certificate', async () => {
  await addAddress('李小明', '1')
  await open('id=abroad')
  await due('1,091')
  await waitFor(() => expect(shownPage()).toHaveTextContent('稅項HK$91.00'))
  await see('收件人的證件')
  await agree()
  await press(/^提交訂單/)
  await see('請選擇有效的證件')
  expect(await orders()).toEqual([])
  const old = await addCertificate('OLD')
  await medibook.query("update user_certificate set valid_until = '2020-01-31' where id = $1", [old])
  const valid = await addCertificate('LEE SIU MING')
  await open('id=abroad')
  await see('OLD')
  await waitFor(() => expect(onPage().getByRole('radio', { name: /LEE SIU MING/ })).toBeChecked())
  expect(onPage().getByRole('radio', { name: /OLD/ })).toHaveAttribute('aria-disabled', 'true')
  await due('1,091')
  await press(/^提交訂單/)
  await atOrder()
  expect(await orders()).toMatchObject([{ payment_cents: 109_100, certificate_id: valid }])
})

test('preselects the best coupon and all usable points with the reason, removable', async () => {
  await addAddress('李小明', '1')
  const [small, large] = [newKey(), newKey()]
  await addCoupon(small, { value: 1_000 })
  await addCoupon(large, { value: 4_000 })
  await claimed(user, small)
  const best = await claimed(user, large)
  await addPoints(user, 5_000)
  await open('id=pills')
  await see('已代選：2 張可用券中減得最多')
  await see(/已代選：這張訂單最多可用的積分/)
  const switched = onPage().getByRole('switch', { name: /積分/ })
  expect(switched).toBeChecked()
  await press(/積分/, 'switch')
  await due('190')
  await press(/已代選：2 張/, 'link')
  const sheet = await screen.findByRole('dialog', { name: '選擇優惠券' })
  expect(sheet).toHaveTextContent('最划算')
  await press('不使用優惠券', 'radio')
  await see('有 2 張可用，未選')
  await due('230')
  await press(/有 2 張可用/, 'link')
  await press(new RegExp(`^${large}`), 'radio')
  await press(/積分/, 'switch')
  await agree()
  const before = (await balanceOf(user)).valueOf()
  await waitFor(() => expect(shownPage()).toHaveTextContent(/積分−|積分-/))
  await press(/^提交訂單/)
  await atOrder()
  const [made] = await orders()
  expect(made).toMatchObject({ coupon_user_id: best.id })
  expect(made?.points_used).toBeGreaterThan(0)
  expect(await balanceOf(user)).not.toEqual(before)
})

test('says that all points are used when the order would take more', async () => {
  await addPoints(user, 500)
  await open('id=pills')
  await see('用 500 積分')
  await see('已代選：全部積分，減 HK$5')
})

test('a discount code replaces the coupon; an invalid one is reported and changes nothing', async () => {
  await addAddress('李小明', '1')
  const coupon = newKey()
  await addCoupon(coupon, { value: 1_000 })
  await claimed(user, coupon)
  await open('id=pills')
  await due('220')
  await press(/^優惠碼/)
  await fill('優惠碼', 'NO-SUCH-CODE')
  await press('使用')
  await see('優惠碼不存在')
  await see('優惠碼與優惠券不能同時使用')
  await due('230')
  await fill('優惠碼', '')
  await due('220')
})

test('places one order after a lost answer; asks to confirm a changed price', async () => {
  await addAddress('李小明', '1')
  await open('id=pills')
  await due('230')
  await agree()
  const network = await loseFirstAnswer(app.origin, '/orderinfo')
  app.goThrough(network.origin)
  await press(/^提交訂單/)
  await see('網絡中斷，還沒有收到答覆。你填的資料都在，請再按一次，不會重複下單。')
  await pressInDialog('確定')
  app.mendNetwork()
  await press(/^提交訂單/)
  await atOrder()
  expect(await orders()).toHaveLength(1)
  await open('id=masks')
  await due('50')
  await agree()
  await medibook.query("update sku set sales_price_cents = 6000 where id = 'masks-sku'")
  await press(/^提交訂單/)
  await see('價格有變')
  await pressInDialog('照新價格下單')
  await atOrder()
  expect((await orders())[1]).toMatchObject({ payment_cents: 6_000 })
  await medibook.query("update sku set sales_price_cents = 5000 where id = 'masks-sku'")
})

test('reads the price again when the points were spent on another device meanwhile', async () => {
  await addAddress('李小明', '1')
  await addPoints(user, 1_000)
  await open('id=pills')
  await due('220')
  await agree()
  await medibook.query('update points_account set balance = 0 where user_id = $1', [user.id])
  await press('提交訂單 HK$220')
  await see('提交訂單 HK$230')
  await pressInDialog('確定')
  await due('230')
  await press('提交訂單 HK$230')
  await atOrder()
  expect(await orders()).toMatchObject([{ payment_cents: 23_000, points_used: 0 }])
})

test('reports a missing product; offline, offers a retry', async () => {
  await open('id=nothing')
  await see('這件商品暫時不能購買')
  app.forgetAnswers()
  app.cutNetwork()
  await app.restartAt(`${PAGE}?id=pills`)
  await mendAndRetry(app)
  await due('230')
})
