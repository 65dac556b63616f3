import '@testing-library/jest-dom'
import Taro from '@tarojs/taro'
import { waitFor, within } from '@testing-library/dom'
import { addressForm } from '../support/address-form'
import { addGoods, addUser, insert, type TestUser, value } from '../support/order-world'
import {
  field,
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

const LOGIN = 'pages-mine/enterprise-login/enterprise-login'
const GOODS = 'pages-mine/enterprise-goods/enterprise-goods'
const ORDERS = 'pages-order/enterprise-order/enterprise-order'
const text = (words: string) => ({ 'zh-Hant': words, 'zh-Hans': words, en: words })
const inDays = (days: number) => new Date(medibook.clock.now().getTime() + days * 86_400_000).toISOString()
let app: PageApp
let user: TestUser

const addCode = (code: string, { total = 100, days = 30 } = {}) =>
  insert('enterprise_code', { code, enterprise_id: 'p-firm', total, end_time: inDays(days) })
const at = (path: string) => waitFor(() => expect(window.location.hash).toContain(path))
const open = async (path: string) => {
  app.forgetAnswers()
  await app.openAt(path)
}
const radio = (name: string | RegExp) => onPage().getByRole('radio', { name })

beforeAll(async () => {
  await insert('enterprise', {
    id: 'p-firm',
    kind: 'company',
    name: text('海灣公司'),
    notice: text('可為家人購買'),
    end_time: inDays(300),
  })
  for (const [id, name, sort] of [
    ['p-house', '康序健康', 0],
    ['p-other-house', '海澄選物', 1],
  ] as const)
    await insert('enterprise_merchant', {
      id,
      enterprise_id: 'p-firm',
      name: text(name),
      logo: '/assets/brands/kangxu.svg',
      sort,
    })
  await addGoods('p-exam', { priceCents: 200_000, shops: ['shop-central'] })
  await addGoods('p-pills', {
    kind: 'product',
    isBookable: false,
    slotKind: null,
    priceCents: 10_000,
    stock: 50,
  })
  for (const [goods, cents, quota] of [
    ['p-exam', 150_000, 1],
    ['p-pills', 6_000, 3],
  ] as const)
    await insert('enterprise_goods', {
      id: `price-${goods}`,
      merchant_id: 'p-house',
      spu_id: goods,
      sku_id: `${goods}-sku`,
      price_cents: cents,
      quota,
      sort: cents,
    })
  await addCode('BAY')
  await addCode('SPENT', { total: 0 })
  await addCode('LATE', { days: -1 })
  user = await addUser()
  app = await startApp(GOODS)
})
afterAll(() => app.stop())

describe('before the enterprise sign-in', () => {
  test('prompts a visitor to sign in to the account first, on each page', async () => {
    await see(/企業優惠價$/)
    await open(LOGIN)
    await see(/企業優惠價$/)
    await open(ORDERS)
    await see('以企業價購買的訂單都在這裡。')
  })

  test('keeps the session of an account without an enterprise and leads it to the sign-in', async () => {
    await app.signIn(user.id)
    await see('先登入企業帳號')
    await press('登入企業帳號')
    await at(LOGIN)
    await see('邀請碼由你的公司或學校提供。')
    await open(GOODS)
    await see('先登入企業帳號')
    await press('登入企業帳號')
    await at(LOGIN)
  })

  test('reloads on retry after a failed read', async () => {
    app.cutNetwork()
    await open(LOGIN)
    await mendAndRetry(app)
    await see('邀請碼由你的公司或學校提供。')
  })
})

describe('the invitation code', () => {
  test('a missing, unknown, used or expired one is reported at its field, and the input stays', async () => {
    await press('下一步')
    await see('邀請碼為空，請重新登入')
    for (const [code, said] of [
      ['NOBODY', '邀請碼不存在'],
      ['SPENT', '邀請碼已用完或已過期，請向企業索取新的邀請碼再登入'],
      ['LATE', '邀請碼已用完或已過期，請向企業索取新的邀請碼再登入'],
    ] as const) {
      await fill('邀請碼', code)
      await press('下一步')
      await see(said)
      expect(field('邀請碼')).toHaveValue(code)
      expect(field('邀請碼')).toHaveAttribute('aria-invalid', 'true')
    }
  })

  test('keeps the input offline, and the same press continues afterwards', async () => {
    await fill('邀請碼', 'bay')
    app.cutNetwork()
    await press('下一步')
    await see(/未能送出/)
    app.mendNetwork()
    await open(LOGIN)
    await see('邀請碼由你的公司或學校提供。')
    expect(field('邀請碼')).toHaveValue('bay')
    await press('下一步')
    await see('選擇海灣公司的商戶')
  })

  test('offers its merchants to choose from, then opens the price list', async () => {
    await press('登入企業帳號')
    await see('請選擇商戶')
    await press('康序健康', 'radio')
    expect(radio('康序健康')).toBeChecked()
    await press('登入企業帳號')
    await at(GOODS)
    await see('海灣公司')
    expect(await value("select used from enterprise_code where code = 'BAY'")).toBe(1)
  })
})

describe('the price list', () => {
  test('shows the enterprise price beside the regular one, and the quota', async () => {
    await see('康序健康的專屬價格')
    await see('可為家人購買')
    // the page where merchant and code are changed, by its title
    onPage().getByRole('button', { name: '企業帳號' })
    const pills = await waitFor(() => onPage().getByRole('link', { name: /^p-pills/ }))
    expect(pills).toHaveTextContent('HK$60')
    expect(pills).toHaveTextContent('HK$100')
    // told in the sheet
    expect(pills).not.toHaveTextContent('尚可購買')
  })

  test('keeps its filters when it is left and reopened', async () => {
    await press('健康用品', 'radio')
    await waitFor(() => expect(onPage().queryByRole('link', { name: /^p-exam/ })).toBeNull())
    await fill('搜尋', 'pills')
    await see(/^p-pills/)
    await app.openAt('pages/Mine/index')
    await press('企業專區', 'link')
    await at(GOODS)
    await see(/^p-pills/)
    expect(radio('健康用品')).toBeChecked()
    expect(field('搜尋')).toHaveValue('pills')
  })

  test('offers to show all when nothing is found', async () => {
    await fill('搜尋', 'nothing like it')
    await press('顯示全部')
    await see(/^p-exam/)
    expect(radio('全部')).toBeChecked()
  })

  test('reloads on retry after a failed read', async () => {
    app.cutNetwork()
    await open(GOODS)
    await mendAndRetry(app)
    await see(/^p-pills/)
  })
})

describe('ordering', () => {
  test('orders a shipped product at the enterprise price, without coupon or code', async () => {
    await medibook.call('addressSave', {
      session: user.session,
      body: addressForm({ userName: '陳大文' }),
    })
    await press(/^p-pills/, 'link')
    await see('以企業價購買')
    await waitFor(() => expect(within(onPage().getByRole('dialog')).getByRole('radio')).toBeChecked())
    await press('增加')
    await press('立即購買')
    await at('pages-shopping/subOrder/subOrder')
    await waitFor(() => expect(shownPage()).toHaveTextContent('應付HK$120'))
    expect(shownPage()).toHaveTextContent('不可與優惠券或優惠碼同用')
    expect(onPage().queryByLabelText('優惠碼')).toBeNull()
    await press(/我已閱讀並同意/, 'checkbox')
    await press(/^提交訂單/)
    await at('order-info')
    expect(
      await medibook.query('select offer_kind, offer_id, payment_cents from order_info where user_id = $1', [
        user.id,
      ]),
    ).toEqual([{ offer_kind: 'enterprise', offer_id: 'p-house', payment_cents: 12_000 }])
  })

  test('limits the quantity by the quota; above it, refuses the price and offers the regular one', async () => {
    await open(GOODS)
    await press(/^p-pills/, 'link')
    await see('尚可購買 1 件')
    await open('pages-shopping/subOrder/subOrder?id=p-pills&quantity=2&offer=enterprise%3Ap-house&most=9')
    const note = (await see('這個優惠價現在不能用')).closest('[role=alert]')
    await see(/^「p-pills繁」的個人限額是 3 件，尚可購買 1 件/)
    // no amount is due at a refused price, and the shop is only known with the price
    expect(shownPage()).not.toHaveTextContent('應付')
    expect(shownPage().querySelector('.shopName')).toBeNull()
    expect(note).toContainElement(onPage().getByRole('button', { name: '重新計算' }))
    expect(note).not.toContainElement(onPage().getByRole('button', { name: '改用原價' }))
    await press('改用原價')
    await waitFor(() => expect(shownPage()).toHaveTextContent('應付HK$200'))
  })

  test("opens a service's form at the enterprise price", async () => {
    await open(GOODS)
    await press(/^p-exam/, 'link')
    await press('預約購買')
    await at('pages-goods/goods-comfirm/goods-comfirm')
    await waitFor(() => expect(shownPage()).toHaveTextContent('HK$1,500'))
    expect(onPage().queryByLabelText('優惠碼')).toBeNull()
  })
})

describe('enterprise orders', () => {
  test('lists them by state with their actions, and opens them as enterprise orders', async () => {
    await open(ORDERS)
    await see('p-pills繁')
    await press('已完成', 'tab')
    await see('這個分類沒有訂單')
    expect(onPage().getByRole('tab', { name: '已完成' })).toHaveAttribute('aria-selected', 'true')
    await press('待付款', 'tab')
    await press(/p-pills繁/, 'link')
    await at('order-info/order-info')
    await see('等待付款')
    await press('取消訂單')
    await pressInDialog('取消訂單')
    await see('已取消')
    expect(await value('select used from enterprise_use where user_id = $1', [user.id])).toBe(0)
  })

  test('reloads them on retry after a failed read; links to the shop when there are none', async () => {
    const newcomer = await addUser()
    await app.signInAs(newcomer.id)
    await open(ORDERS)
    await see('先登入企業帳號')
    await press('登入企業帳號')
    await at(LOGIN)
    await fill('邀請碼', 'BAY')
    await press('下一步')
    await press('海澄選物', 'radio')
    await press('登入企業帳號')
    await see('價目表還沒有商品')
    await press('看商品')
    await at('pages/Commodity/index')
    app.cutNetwork()
    await open(ORDERS)
    await mendAndRetry(app)
    await see('還沒有企業訂單')
    await press('進入企業專區')
    await at(GOODS)
  })
})

describe('the enterprise session', () => {
  test('shows its enterprise, and ends after a confirmation', async () => {
    await open(LOGIN)
    await see('海灣公司')
    await see('海澄選物')
    await press(/^退出 /)
    await pressInDialog('退出企業帳號')
    await see('邀請碼由你的公司或學校提供。')
  })

  test('returns from the sign-in to the price list that asked for it', async () => {
    await open(GOODS)
    await see('先登入企業帳號')
    const depth = Taro.getCurrentPages().length
    await press('登入企業帳號')
    await at(LOGIN)
    await fill('邀請碼', 'BAY')
    await press('下一步')
    await press('康序健康', 'radio')
    await press('登入企業帳號')
    await at(GOODS)
    await see('康序健康的專屬價格')
    expect(Taro.getCurrentPages()).toHaveLength(depth)
  })

  test('shows why the enterprise no longer lets it in, and requires another code', async () => {
    await medibook.query("update enterprise set is_enabled = false where id = 'p-firm'")
    await open(GOODS)
    await see('企業優惠現在不能使用')
    await see(/^企業優惠現已暫停/)
    await press('登入企業帳號')
    await see(/^企業優惠現已暫停/)
    await medibook.query("update enterprise set is_enabled = true where id = 'p-firm'")
    await medibook.query("delete from enterprise_member where enterprise_id = 'p-firm'")
    await open(GOODS)
    await see(/^你已不在企業的成員名單內/)
  })
})
