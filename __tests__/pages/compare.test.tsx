import '@testing-library/jest-dom'
import { screen, waitFor, within } from '@testing-library/dom'
import { holdAnswers } from '../support/held-network'
import { addGoods, addShop, addSlot, addUser, dayIn, type TestUser, value } from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'

const LIST = 'pages-goods/goods-contrast/goods-contrast'
const SIDE_BY_SIDE = 'pages-goods/goods-contrast/contrast-detail'
const DETAIL = 'pages-goods/goods-detail/goods-detail'
const text = (words: string) => ({ 'zh-Hant': `${words}繁`, 'zh-Hans': `${words}简`, en: words })
const items = (names: string[]) =>
  JSON.stringify([
    {
      id: 'blood',
      name: text('blood'),
      hint: text(''),
      items: names.map((name) => ({
        id: name,
        name: text(name),
        explain: text(`about ${name}`),
        needsFasting: false,
      })),
    },
  ])
const listed = (id: string) =>
  value('select count(*) from compare_entry where user_id = $1 and spu_id = $2', [user.id, id])
const row = (name: string) =>
  onPage()
    .getAllByRole('row')
    .find((one) =>
      within(one)
        .queryAllByRole('rowheader')
        .some((head) => head.textContent?.includes(name)),
    )
const atHash = (words: string) => waitFor(() => expect(window.location.hash).toContain(words))

let app: PageApp
let user: TestUser

beforeAll(async () => {
  await addShop('cmp-shop')
  await addSlot('cmp-slot', 'cmp-shop', dayIn(3), '10:00')
  for (const [id, names, priceCents] of [
    ['cmp-a', ['sugar', 'fat'], 20_000],
    ['cmp-b', ['sugar', 'fat', 'iron', 'ecg'], 30_000],
    ['cmp-c', ['sugar'], 10_000],
    ['cmp-d', ['sugar', 'scan'], 50_000],
    ['cmp-e', ['sugar'], 9_000],
  ] as const) {
    await addGoods(id, { shops: ['cmp-shop'], priceCents })
    await medibook.query('update spu set package_groups = $2 where id = $1', [id, items([...names])])
  }
  await medibook.query(`update spu set sex = '1' where id = 'cmp-b'`)
  user = await addUser()
  await medibook.query('update person set is_default = true where user_id = $1', [user.id])
  app = await startApp(LIST, { userId: user.id })
})
afterAll(() => app.stop())

test('explains an empty list; a package’s compare button adds it, then opens the list', async () => {
  await see('還沒有要對比的套餐')
  for (const id of ['cmp-a', 'cmp-b', 'cmp-c', 'cmp-d', 'cmp-e']) {
    await app.restartAt(`${DETAIL}?id=${id}`)
    await press('加入對比清單')
    await waitFor(() =>
      expect(onPage().getAllByRole('button', { name: '查看對比清單' }).length).toBeGreaterThan(0),
    )
    expect(await listed(id)).toBe(1)
  }
  await press('查看對比清單')
  await see('選 2 至 4 項作對比（清單 5 / 10）')
})

test('shows an added package as added while other reads are pending', async () => {
  await addGoods('cmp-f', { shops: ['cmp-shop'], priceCents: 1_000 })
  const network = await holdAnswers(app.origin, '/shopinfo/page')
  app.goThrough(network.origin)
  await app.restartAt(`${DETAIL}?id=cmp-f`)
  await waitFor(() => expect(network.heldCount()).toBeGreaterThan(0))
  await press('加入對比清單')
  await waitFor(() =>
    expect(onPage().getAllByRole('button', { name: '查看對比清單' }).length).toBeGreaterThan(0),
  )
  network.release()
  app.mendNetwork()
  await medibook.query(`delete from compare_entry where user_id = $1 and spu_id = 'cmp-f'`, [user.id])
  await app.restartAt(LIST)
  await see('選 2 至 4 項作對比（清單 5 / 10）')
})

test('allows a selection of two to four packages', async () => {
  const box = (id: string) => onPage().getByRole('checkbox', { name: `選${id}繁作對比` })
  await see('已選 4 / 4')
  // before the packages are compared
  expect(onPage().getByText('只限男性')).toBeVisible()
  expect(box('cmp-e')).toHaveAttribute('aria-disabled', 'true')
  for (const id of ['cmp-b', 'cmp-c', 'cmp-d']) await press(`選${id}繁作對比`, 'checkbox')
  await see('請選最少 2 項')
  expect(onPage().getByRole('button', { name: '開始對比' })).toHaveAttribute('aria-disabled', 'true')
  await press('選cmp-e繁作對比', 'checkbox')
  await see('已選 2 / 4')
})

test('restores a removed package by undo', async () => {
  await press('從清單移除cmp-e繁')
  await see('已移除：cmp-e繁')
  await waitFor(async () => expect(await listed('cmp-e')).toBe(0))
  await press('還原')
  await waitFor(() => expect(onPage().getByRole('checkbox', { name: '選cmp-e繁作對比' })).toBeChecked())
  expect(await listed('cmp-e')).toBe(1)
  await press('選cmp-e繁作對比', 'checkbox')
})

test('shows differences, eligibility, unique items and price per item; equal lines on request', async () => {
  await press('選cmp-b繁作對比', 'checkbox')
  await press('開始對比')
  await atHash('ids=cmp-a%2Ccmp-b')
  await waitFor(() => expect(onPage().getByRole('table')).toBeInTheDocument())
  expect(
    onPage()
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([expect.stringContaining('cmp-a繁'), expect.stringContaining('cmp-b繁')])
  await waitFor(() => expect(row(user.person)).toHaveTextContent(/適合只適合男性$/))
  expect(row('平均每項')).toHaveTextContent('HK$100.00HK$75.00')
  // most of the items that are counted are in groups that are still folded
  expect(onPage().getByText(/^\d 項資料、\d 項檢查不同$/)).toBeInTheDocument()
  expect(row('iron繁')).toHaveTextContent('沒有只此有')
  expect(row('sugar繁')).toBeUndefined()
  await press(/^展開相同的/)
  await waitFor(() => expect(row('sugar繁')).toHaveTextContent('有有'))
  await press('只看不同', 'switch')
  await waitFor(() => expect(row('sugar繁')).toBeUndefined())
})

test('books a package from its column; shows and counts four packages in pairs', async () => {
  await app.restartAt(`${SIDE_BY_SIDE}?ids=cmp-a,cmp-b,cmp-c,cmp-d`)
  await see('第 1、2 項，共 4 項')
  await see('這 2 個套餐：共 4 項，2 項全部都有')
  await press('下一組')
  await press('下一組')
  await see('第 3、4 項，共 4 項')
  await see('這 2 個套餐：共 2 項，1 項全部都有')
  await press('固定cmp-d繁，與其他逐一對比')
  await see('第 4、1 項，共 4 項')
  await press('移除cmp-a繁')
  await see('對比 3 項')
  await waitFor(() => expect(onPage().queryByText('cmp-a繁')).not.toBeInTheDocument())
  await press('cmp-c繁，選日期')
  await atHash('goods-comfirm/goods-comfirm?id=cmp-c')
  // leaving a page that is still loading would break the next step
  await see('購買人姓名')
})

test('keeps a removed column removed when the refetch fails', async () => {
  await app.restartAt(`${SIDE_BY_SIDE}?ids=cmp-a,cmp-c,cmp-e`)
  await see('對比 3 項')
  app.cutNetwork()
  await press('移除cmp-c繁')
  await mendAndRetry(app)
  await see('對比 2 項')
  expect(onPage().queryByText('cmp-c繁')).not.toBeInTheDocument()
})

test('explains a link with too few or removed packages; offers a retry offline', async () => {
  await app.restartAt(`${SIDE_BY_SIDE}?ids=cmp-a`)
  await see('最少要有兩項')
  await app.restartAt(`${SIDE_BY_SIDE}?ids=cmp-a,nowhere`)
  await see('這個對比已不能打開')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  app.cutNetwork()
  await app.restartAt(`${SIDE_BY_SIDE}?ids=cmp-b,cmp-d`)
  await mendAndRetry(app)
  await waitFor(() => expect(within(shownPage()).getByRole('table')).toBeInTheDocument())
})
