import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addressForm } from '../support/address-form'
import { addGoods, addShop, addUser, newKey, type TestUser } from '../support/order-world'
import { field, fill, onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'

/** What is added on another page, or left unfinished, while an order of shipped goods is filled in. */

const PAGE = 'pages-shopping/subOrder/subOrder'
const shipped = { kind: 'product', isBookable: false, slotKind: null, shops: ['changed-shop'] }
let app: PageApp
let user: TestUser

const orders = () =>
  medibook.query<{ buyer_name: string; certificate: string | null }>(
    `select o.buyer_name, c.id as certificate from order_info o left join user_certificate c
      on c.id = o.certificate_id where o.user_id = $1`,
    [user.id],
  )
const certificates = async () => (await medibook.call('certificateList', { session: user.session })).data
const open = async (id: string) => {
  app.forgetAnswers()
  await app.restartAt(`${PAGE}?id=${id}`)
  await waitFor(() => expect(onPage().getByRole('radio', { name: /李小明/ })).toBeChecked())
}
const agree = () => press(/我已閱讀並同意/, 'checkbox')
async function choose(row: RegExp, option: string): Promise<void> {
  await press(row)
  await press(option, 'option')
}
const isChosenOnReturn = async (name: RegExp) => {
  await waitFor(() => expect(window.location.hash).toContain(PAGE))
  await app.arrived()
  await waitFor(() => expect(onPage().getByRole('radio', { name })).toBeChecked())
}

beforeAll(async () => {
  await addShop('changed-shop')
  await addGoods('changed-pills', { ...shipped, priceCents: 20_000 })
  await addGoods('changed-abroad', { ...shipped, priceCents: 20_000, isCrossBorder: true })
  app = await startApp('pages/Mine/index')
})
beforeEach(async () => {
  user = await addUser()
  await medibook.call('addressSave', {
    session: user.session,
    body: addressForm({ userName: '李小明', isDefault: '1' }),
  })
  await app.signInAs(user.id)
})
afterAll(() => app.stop())

test('selects a recipient and a certificate added from the order in place of the earlier ones', async () => {
  await medibook.call('certificateSave', {
    session: user.session,
    body: {
      idempotencyKey: newKey(),
      certType: 'passport',
      name: 'LEE SIU MING',
      certNo: 'KX0000001',
      validUntil: null,
      isDefault: '1',
    },
  })
  await open('changed-abroad')
  await waitFor(() => expect(onPage().getByRole('radio', { name: /LEE SIU MING/ })).toBeChecked())
  await press('新增收件人')
  await see('儲存')
  await fill('姓名', '王芳')
  await fill('電話', '61234567')
  await choose(/^區 /, '灣仔區')
  await fill('詳細地址', '告士打道 2 號')
  await press('儲存')
  await isChosenOnReturn(/王芳/)
  await press('新增證件')
  await see('儲存')
  await choose(/^證件類型 /, '香港身份證')
  await fill('證件上的姓名', 'WONG FONG')
  await fill('證件號碼', 'A123456(3)')
  await press('儲存')
  await isChosenOnReturn(/WONG FONG/)
  await agree()
  await press(/^提交訂單/)
  await see('選擇付款方式')
  const added = (await certificates()).find(({ name }) => name === 'WONG FONG')
  expect(await orders()).toEqual([{ buyer_name: '王芳', certificate: added?.id }])
})

test('does not order while a typed code has not been applied, or is refused', async () => {
  await open('changed-pills')
  await waitFor(() => expect(shownPage()).toHaveTextContent('應付HK$200'))
  await agree()
  await press(/^優惠碼/)
  await fill('優惠碼', 'FORGOTTEN')
  await press(/^提交訂單/)
  await see('優惠碼還未使用：按「使用」，或清空它')
  await press('使用')
  await see('優惠碼不存在')
  const order = onPage().getByRole('button', { name: /^提交訂單/ })
  await waitFor(() => expect(order).not.toHaveAttribute('aria-busy'))
  order.focus()
  await press(/^提交訂單/)
  await waitFor(() => expect(document.activeElement).toBe(field('優惠碼')))
  expect(await orders()).toEqual([])
})
