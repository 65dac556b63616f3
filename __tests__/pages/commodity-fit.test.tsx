import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/dom'
import { addGoods, addPerson, addShop, addUser, type TestUser } from '../support/order-world'
import { onPage, type PageApp, press, see, startApp } from '../support/page-app'
import { plainTextOf } from '../support/plain-names'

const CATEGORY = 'cat-vaccine-child'
const LIST = `pages/Commodity/index?categoryId=${CATEGORY}`
let user: TestUser
let app: PageApp

beforeAll(async () => {
  await addShop('fit-shop')
  await addGoods('fit-women', { shops: ['fit-shop'], sex: '2' })
  await addGoods('fit-men', { shops: ['fit-shop'], sex: '1' })
  await addGoods('fit-child', { shops: ['fit-shop'], ageMin: 2, ageMax: 12 })
  await addGoods('fit-old', { shops: ['fit-shop'], ageMin: 65 })
  await addGoods('fit-said', { shops: ['fit-shop'], ageMin: 65 })
  await medibook.query(`update spu set sell_point = $1 where id = 'fit-said'`, [
    JSON.stringify({ 'zh-Hant': '65 歲或以上，一針', 'zh-Hans': '65 岁或以上，一针', en: 'Age 65 or over' }),
  ])
  await addGoods('fit-young', { shops: ['fit-shop'], ageMax: 17 })
  await addGoods('fit-all', { shops: ['fit-shop'] })
  await addGoods('fit-service', { kind: 'service', shops: ['fit-shop'], sex: '1' })
  await medibook.query(`update spu set category_id = $1, sort = -1 where id like 'fit-%'`, [CATEGORY])
  await addGoods('fit-device', { kind: 'product', isBookable: false, slotKind: null })
  await medibook.query(`update spu set category_id = 'cat-goods-monitoring' where id = 'fit-device'`)
  user = await addUser()
  await medibook.query(
    `update person set is_default = true, sex = '2', birth_date = '1992-05-01' where user_id = $1`,
    [user.id],
  )
})
afterAll(() => app.stop())

const cardOf = (name: string) =>
  onPage()
    .getByRole('heading', { name: `${name}繁` })
    .closest<HTMLElement>('[role="link"], a') as HTMLElement

test('shows a visitor no mark', async () => {
  app = await startApp(LIST)
  await see('fit-women繁')
  expect(onPage().queryByText(/預約人|只限/)).not.toBeInTheDocument()
})

test('shows a visitor everything behind a link to what suits somebody', async () => {
  await app.restartAt(`${LIST}&suits=yes`)
  await see('fit-men繁')
  expect(onPage().queryByRole('button', { name: /移除/ })).not.toBeInTheDocument()
  await press('篩選')
  await see('種類')
  expect(screen.queryByRole('checkbox', { name: /只看適合/ })).not.toBeInTheDocument()
})

test('marks only what does not suit the default person: with whom it is for', async () => {
  await app.signInAs(user.id)
  await app.restartAt(LIST)
  await see('fit-women繁')
  // a single person needs no choice
  expect(onPage().queryByText(/預約人/)).not.toBeInTheDocument()
  expect(within(cardOf('fit-women')).queryByRole('img')).not.toBeInTheDocument()
  expect(cardOf('fit-women')).not.toHaveTextContent('只限')
  expect(cardOf('fit-men')).toHaveTextContent('只限男性')
  expect(plainTextOf(cardOf('fit-child'))).toContain('只限 2–12 歲')
  expect(cardOf('fit-old')).toHaveTextContent('只限 65 歲或以上')
  // not twice
  expect(cardOf('fit-said')).not.toHaveTextContent('只限')
  expect(cardOf('fit-young')).toHaveTextContent('只限 17 歲或以下')
  expect(cardOf('fit-all')).not.toHaveTextContent(/只限/)
})

test('lets an account with several persons choose whom the marks are about, for this visit', async () => {
  await addPerson(user.id, 'fit-uncle', { sex: '1', birthDate: '1950-05-01' })
  app.forgetAnswers()
  await app.restartAt(LIST)
  await press(`預約人：${user.person}`)
  await press('fit-uncle', 'radio')
  await see('預約人：fit-uncle')
  expect(cardOf('fit-women')).toHaveTextContent('只限女性')
  expect(cardOf('fit-old')).not.toHaveTextContent('只限')
  await app.openAt('pages/Commodity/index?categoryId=cat-vaccine-adult')
  await app.openAt(LIST)
  await see('預約人：fit-uncle')
  // the choice ends with the visit
  await app.signInAs(user.id)
  await app.restartAt(LIST)
  await see(`預約人：${user.person}`)
})

test('has no choice of the person where everything is for everybody', async () => {
  await app.restartAt('pages/Commodity/index?categoryId=cat-goods-monitoring')
  await see('fit-device繁')
  expect(onPage().queryByText(/預約人/)).not.toBeInTheDocument()
})

/** The products of the list, in any order. */
const listed = () =>
  onPage()
    .queryAllByRole('heading', { name: /^fit-/ })
    .map(({ textContent }) => textContent?.replace('繁', ''))
    .sort()

test('lists only what suits the person on request, and follows another choice of the person', async () => {
  await app.restartAt(LIST)
  await see('fit-men繁')
  await press('篩選')
  await press(`只看適合 ${user.person}`, 'checkbox')
  await press('顯示結果')
  await waitFor(() => expect(listed()).toEqual(['fit-all', 'fit-women']))
  await press('篩選，已用 1 項')
  await press('顯示結果')
  expect(onPage().getByRole('button', { name: `移除 適合 ${user.person}` })).toBeInTheDocument()
  await press(`預約人：${user.person}`)
  await press('fit-uncle', 'radio')
  await waitFor(() => expect(listed()).toEqual(['fit-all', 'fit-men', 'fit-old', 'fit-said', 'fit-service']))
  await press('移除 適合 fit-uncle')
  await see('fit-women繁')
})

test('says how to see the rest where nothing suits the person', async () => {
  await app.signInAs(user.id)
  await app.restartAt(`${LIST}&kind=service&suits=yes`)
  await see(`沒有適合 ${user.person} 的商品`)
  await see('移除這個篩選，就可以看到適合其他人的商品。')
  await press('移除這個篩選')
  await see('fit-service繁')
  // the other filters stay
  expect(onPage().getByRole('button', { name: '移除 服務' })).toBeInTheDocument()
})
