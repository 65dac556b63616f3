import '@testing-library/jest-dom'
import { waitFor } from '@testing-library/dom'
import { text } from '../support/goods-world'
import { holdAnswers } from '../support/held-network'
import { addGoods, addUser, insert, type TestUser, value } from '../support/order-world'
import {
  mendAndRetry,
  onPage,
  type PageApp,
  press,
  pressInDialog,
  see,
  shownPage,
  startApp,
} from '../support/page-app'

const PAGE = 'pages-mine/browse-collect/browse-collect'
const DETAIL = 'pages-goods/goods-detail/goods-detail'
let app: PageApp
let user: TestUser
const kept = () => value('select count(*) from favourite where user_id = $1', [user.id])
const seen = () => value('select count(*) from browse_record where user_id = $1', [user.id])

beforeAll(async () => {
  for (const id of ['fav-tea', 'fav-scan', 'fav-old', 'fav-heart', 'fav-heart-2'])
    await addGoods(id, { kind: 'product', isBookable: false, slotKind: null, priceCents: 10_000 })
  user = await addUser()
  // before the app starts: a list loading at that time would miss some
  const hoursAgo = (hours: number) =>
    new Date(medibook.clock.now().getTime() - hours * 3_600_000).toISOString()
  for (const [id, price, hours] of [
    ['fav-tea', 12_000, 4],
    ['fav-scan', 8_000, 3],
    ['fav-old', 10_000, 2],
  ] as const) {
    await insert('favourite', {
      id: `kept-${id}`,
      user_id: user.id,
      kind: 'goods',
      target_id: id,
      price_cents: price,
      create_time: hoursAgo(hours),
    })
  }
  await insert('favourite', {
    id: 'kept-clinic',
    user_id: user.id,
    kind: 'clinic',
    target_id: 'shop-central',
    price_cents: null,
    create_time: hoursAgo(1),
  })
  await medibook.query(`update spu set is_deleted = true where id = 'fav-old'`)
  app = await startApp(`${PAGE}?tab=history`, { userId: user.id })
})
afterAll(() => app.stop())

test('adds and removes a favourite immediately; records viewed goods in the history', async () => {
  await see('沒有瀏覽記錄')
  await app.restartAt(`${DETAIL}?id=fav-heart`)
  await press('加入收藏')
  await waitFor(() => expect(onPage().getAllByRole('button', { name: '取消收藏' }).length).toBeGreaterThan(0))
  await see('已加入收藏')
  expect(await kept()).toBe(5)
  await press('取消收藏')
  await waitFor(() => expect(onPage().getAllByRole('button', { name: '加入收藏' }).length).toBeGreaterThan(0))
  await see('已取消收藏')
  expect(await kept()).toBe(4)
  await press('還原')
  await waitFor(() => expect(onPage().getAllByRole('button', { name: '取消收藏' }).length).toBeGreaterThan(0))
  await waitFor(async () => expect(await kept()).toBe(5))
  await press('取消收藏')
  await waitFor(async () => expect(await kept()).toBe(4))
  await waitFor(async () => expect(await seen()).toBe(1))
})

test('keeps the last press on the heart when an older answer arrives later', async () => {
  const network = await holdAnswers(app.origin, '/usercollect/state')
  app.goThrough(network.origin)
  await app.restartAt(`${DETAIL}?id=fav-heart-2`)
  await waitFor(() => expect(network.heldCount()).toBe(1))
  await press('加入收藏')
  await waitFor(() => expect(onPage().getAllByRole('button', { name: '取消收藏' }).length).toBeGreaterThan(0))
  network.release()
  await press('取消收藏')
  await waitFor(async () =>
    expect(
      await value(`select count(*) from favourite where user_id = $1 and target_id = 'fav-heart-2'`, [
        user.id,
      ]),
    ).toBe(0),
  )
  await waitFor(() => expect(onPage().getAllByRole('button', { name: '加入收藏' }).length).toBeGreaterThan(0))
  app.mendNetwork()
  await medibook.query(`delete from browse_record where user_id = $1 and target_id = 'fav-heart-2'`, [
    user.id,
  ])
})

test('reverts the heart when the server is unreachable', async () => {
  app.cutNetwork()
  await press('加入收藏')
  await pressInDialog('確定')
  app.mendNetwork()
  await waitFor(() => expect(onPage().getAllByRole('button', { name: '加入收藏' }).length).toBeGreaterThan(0))
  expect(onPage().queryByRole('button', { name: '取消收藏' })).not.toBeInTheDocument()
})

test('shows price changes and unavailability of favourites', async () => {
  await app.restartAt(PAGE)
  await see('比收藏時平 HK$20')
  await see('比收藏時貴 HK$20')
  // a deleted product keeps its name
  await see('fav-old繁')
  await see('已不再提供')
  await press('門店', 'radio')
  // no heavier than the goods around it
  expect(await see('中環健康中心')).toHaveClass('body')
  expect(onPage().queryByText('fav-tea繁')).not.toBeInTheDocument()
  await press('商品', 'radio')
  await press(/fav-tea繁/, 'link')
  await waitFor(() => expect(window.location.hash).toContain('goods/goods?id=fav-tea'))
  // leaving a page that is still loading would break the next step
  await waitFor(() => expect(onPage().getAllByRole('button', { name: '取消收藏' }).length).toBeGreaterThan(0))
})

test('restores favourites removed together in their positions with their original prices', async () => {
  await app.restartAt(PAGE)
  await see('共 4 項')
  await press('編輯')
  await press('選fav-tea繁', 'checkbox')
  await press('選中環健康中心', 'checkbox')
  const names = () =>
    onPage()
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
  const before = names()
  await press('取消收藏（2）')
  await see('共 2 項')
  await waitFor(async () => expect(await kept()).toBe(2))
  await press('還原')
  await see('共 4 項')
  // the count arrives before the rows
  await waitFor(() => expect(names()).toEqual(before))
  await see('比收藏時平 HK$20')
  expect(await kept()).toBe(4)
})

test('shows a favourite again when its removal was refused', async () => {
  await press('編輯')
  await press('選fav-tea繁', 'checkbox')
  app.cutNetwork()
  await press('取消收藏（1）')
  await pressInDialog('確定')
  app.mendNetwork()
  await see('共 4 項')
  expect(onPage().queryByText('還原')).not.toBeInTheDocument()
  await press('編輯')
  await press('選fav-tea繁', 'checkbox')
  await press('選中環健康中心', 'checkbox')
  await press('取消收藏（2）')
  await see('共 2 項')
  await waitFor(async () => expect(await kept()).toBe(2))
})

test('restores removed favourites even when another removal was refused', async () => {
  await medibook.query(
    `update favourite set target_id = 'fav-heart' where user_id = $1 and target_id = 'fav-scan'`,
    [user.id],
  )
  await app.restartAt(PAGE)
  await see('fav-heart繁')
  await press('編輯')
  await press('選fav-heart繁', 'checkbox')
  await press('選fav-old繁', 'checkbox')
  await medibook.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
  )
  await medibook.query(
    `create trigger refuse before delete on favourite for each row when (old.target_id = 'fav-old')
      execute function refuse()`,
  )
  await press('取消收藏（2）')
  await pressInDialog('確定')
  await see('共 1 項')
  await medibook.query('drop function refuse cascade')
  await press('還原')
  await see('共 2 項')
  await waitFor(async () => expect(await kept()).toBe(2))
})

test('removes a favourite already removed on another device without an error', async () => {
  await press('編輯')
  await press('選fav-heart繁', 'checkbox')
  await medibook.query(`delete from favourite where user_id = $1 and target_id = 'fav-heart'`, [user.id])
  await press('取消收藏（1）')
  await see('共 1 項')
  await see('已取消收藏')
  expect(document.querySelector('[role="alertdialog"]')).not.toBeInTheDocument()
})

test('loads the next page when all shown rows are removed', async () => {
  const ids = Array.from({ length: 14 }, (_unused, index) => `more-${index}`)
  for (const id of ids) await addGoods(id, { kind: 'product', isBookable: false, slotKind: null })
  const now = medibook.clock.now().getTime()
  for (const [index, id] of ids.entries())
    await insert('favourite', {
      id: `kept-${id}`,
      user_id: user.id,
      kind: 'goods',
      target_id: id,
      price_cents: 100_000,
      create_time: new Date(now - index * 1000).toISOString(),
    })
  await app.restartAt(PAGE)
  await see('共 15 項')
  await press('編輯')
  await press('全選', 'checkbox')
  const said: string[] = []
  const watch = new MutationObserver(() => said.push(shownPage().textContent ?? ''))
  watch.observe(document.body, { subtree: true, childList: true })
  await press('取消收藏（12）')
  await waitFor(() => expect(onPage().getByText(/^more-13/)).toBeInTheDocument())
  watch.disconnect()
  expect(said.filter((words) => words.includes('還沒有收藏'))).toEqual([])
  await medibook.query("delete from favourite where user_id = $1 and target_id like 'more-%'", [user.id])
})

test('groups the history by day; removes single entries or clears a kind', async () => {
  const [record] = await medibook.query<{ id: string }>(
    `select id from browse_record where user_id = $1 and target_id = 'fav-heart'`,
    [user.id],
  )
  await medibook.query(`update browse_record set time = time - interval '1 day' where id = $1`, [record?.id])
  await app.restartAt(`${PAGE}?tab=history`)
  await see(/^今日 /)
  await see(/^昨日 /)
  await press('編輯')
  await press('選fav-heart繁', 'checkbox')
  await press('移除（1）')
  await pressInDialog('移除')
  await waitFor(() => expect(onPage().queryByText('fav-heart繁')).not.toBeInTheDocument())
  expect(await seen()).toBe(1)
  await press('文章', 'radio')
  await see('沒有瀏覽記錄')
  await press('全部', 'radio')
  await press('清空')
  await pressInDialog('清空')
  await see('沒有瀏覽記錄')
  expect(await seen()).toBe(0)
})

test('reloads the list on retry after a failed read', async () => {
  app.cutNetwork()
  await press('門店', 'radio')
  await mendAndRetry(app)
  await see('沒有瀏覽記錄')
})

test('lists followed brands as a kind of their own; follows an unfollowed one again in its position', async () => {
  const follower = await addUser()
  const followed = async (id: string) => {
    await insert('brand', { id, name: text(id), logo: '/assets/brands/x.svg', sort: 900 })
    await insert('brand_follow', {
      user_id: follower.id,
      brand_id: id,
      create_time: medibook.clock.now().toISOString(),
    })
  }
  await followed('fav-brand')
  const follows = () => value('select count(*) from brand_follow where user_id = $1', [follower.id])
  await app.signInAs(follower.id)
  await app.openAt(PAGE)
  await press('品牌', 'radio')
  await see('fav-brand繁')
  await press('取消關注fav-brand繁')
  await waitFor(() => expect(onPage().getByRole('button', { name: '關注fav-brand繁' })).toBeInTheDocument())
  expect(await follows()).toBe(0)
  await followed('fav-brand-2')
  await app.signIn(follower.id) // refetches everything that belongs to the account
  await see('fav-brand-2繁')
  await press('關注fav-brand繁')
  await waitFor(() =>
    expect(onPage().getByRole('button', { name: '取消關注fav-brand繁' })).toBeInTheDocument(),
  )
  expect(await follows()).toBe(2)
})

test('links to the brands when none is followed', async () => {
  await app.signInAs((await addUser()).id)
  await app.openAt(PAGE)
  await press('品牌', 'radio')
  await see('還沒有關注品牌')
  await press('看看門店和品牌')
  await waitFor(() => expect(window.location.hash).toContain('pages/Shops/index'))
})
