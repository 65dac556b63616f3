import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { addGoods, addShop, addUser, type TestUser } from '../support/order-world'
import { onPage, type PageApp, see, startApp } from '../support/page-app'
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
  await addGoods('fit-young', { shops: ['fit-shop'], ageMax: 17 })
  await addGoods('fit-all', { shops: ['fit-shop'] })
  await medibook.query(`update spu set category_id = $1, sort = -1 where id like 'fit-%'`, [CATEGORY])
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
    .closest('[role="link"], a')

test('shows a visitor no mark', async () => {
  app = await startApp(LIST)
  await see('fit-women繁')
  expect(cardOf('fit-women')).not.toHaveTextContent(/適合|只限/)
})

test('shows on a card whether it suits the default person, unless it suits everybody', async () => {
  await app.signInAs(user.id)
  await app.restartAt(LIST)
  await see('fit-women繁')
  await waitFor(() => expect(cardOf('fit-women')).toHaveTextContent(`適合 ${user.person}`))
  expect(cardOf('fit-men')).toHaveTextContent('只限男性')
  expect(plainTextOf(cardOf('fit-child'))).toContain('只限 2–12 歲')
  expect(cardOf('fit-old')).toHaveTextContent('只限 65 歲或以上')
  expect(cardOf('fit-young')).toHaveTextContent('只限 17 歲或以下')
  expect(cardOf('fit-all')).not.toHaveTextContent(/適合|只限/)
})
