import '@testing-library/jest-dom'
import { fireEvent, waitFor, within } from '@testing-library/dom'
import { back } from '@/navigation/navigate'
import {
  field,
  fill,
  mendAndRetry,
  onPage,
  type PageApp,
  press,
  see,
  shownPage,
  startApp,
} from '../support/page-app'

const PAGE = 'pages-common/search'
let app: PageApp
const headings = () =>
  onPage()
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const showing = (names: string[]) => waitFor(() => expect(headings()).toEqual(names))
const enter = async (words: string) => {
  await fill('搜尋', words)
  fireEvent.keyDown(field('搜尋'), { key: 'Enter' })
}
async function found(keyword: string, kind = 'goods') {
  const { data } = await medibook.call('search', {
    query: { keyword, kind, current: '1', size: '12' },
    lang: 'zh-Hant',
  })
  return data
}
const tab = (name: RegExp) => onPage().getByRole('tab', { name })

beforeAll(async () => {
  app = await startApp(PAGE)
})
afterAll(() => app.stop())

test('shows popular searches and no empty history before typing', async () => {
  const { data } = await medibook.call('searchHot', {
    lang: 'zh-Hant',
  })
  await see('大家都在搜')
  expect(
    within(onPage().getByRole('group', { name: '大家都在搜' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(data.map(({ text }) => text))
  expect(onPage().queryByText('搜尋記錄')).not.toBeInTheDocument()
})

test('suggests names for the latest text only; searches a suggestion in its kind', async () => {
  await fill('搜尋', '中')
  await fill('搜尋', '中環')
  const { data } = await medibook.call('searchSuggest', {
    query: { keyword: '中環' },
    lang: 'zh-Hant',
  })
  const clinic = data.find(({ kind }) => kind === 'clinic')
  if (!clinic) throw new Error('no clinic is suggested')
  await see(clinic.text)
  await waitFor(() =>
    expect(
      onPage()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(data.map(({ text }) => expect.stringContaining(text)))),
  )
  await press(new RegExp(clinic.text))
  await waitFor(() => expect(tab(/門店/)).toHaveAttribute('aria-selected', 'true'))
  await showing((await found(clinic.text, 'clinic')).clinics.records.map(({ name }) => name))
  await waitFor(() =>
    expect(window.location.hash).toBe(`#/${PAGE}?keyword=${encodeURIComponent(clinic.text)}&tab=clinic`),
  )
})

test('removes stale suggestions when new ones cannot be loaded', async () => {
  await fill('搜尋', '中環')
  const { data } = await medibook.call('searchSuggest', {
    query: { keyword: '中環' },
    lang: 'zh-Hant',
  })
  const name = data[0]?.text ?? '-'
  await see(name)
  app.cutNetwork()
  await fill('搜尋', '流感')
  await see('搜尋「流感」')
  await waitFor(() => expect(onPage().queryByText(name)).not.toBeInTheDocument())
  app.mendNetwork()
})

test('moves with the arrow keys from the field through the suggestions and back', async () => {
  await fill('搜尋', '中環')
  const { data } = await medibook.call('searchSuggest', {
    query: { keyword: '中環' },
    lang: 'zh-Hant',
  })
  await see(data[0]?.text ?? '')
  field('搜尋').focus()
  const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
  key('ArrowDown')
  expect(document.activeElement).toHaveTextContent('搜尋「中環」')
  key('ArrowDown')
  expect(document.activeElement).toHaveTextContent(data[0]?.text ?? '-')
  key('ArrowUp')
  key('ArrowUp')
  await waitFor(() => expect(document.activeElement).toBe(field('搜尋')))
})

test('does not search on the Enter that ends the composition of a Chinese word', async () => {
  const before = window.location.hash
  await fill('搜尋', 'zhong')
  fireEvent.keyDown(field('搜尋'), { key: 'Enter', keyCode: 229, isComposing: true })
  expect(window.location.hash).toBe(before)
  expect(onPage().queryByRole('tab')).not.toBeInTheDocument()
})

test.each([
  ['traditional', '九價'],
  ['simplified', '九价'],
  ['pinyin', 'jiujia'],
  ['initials', 'jj'],
  ['Latin', 'hpv'],
])('finds the same vaccine by %s words', async (_name, words) => {
  await enter(words)
  await waitFor(() => expect(headings()).toContain('HPV 九價疫苗 三針全程接種'))
  const { counts } = await found(words)
  expect(tab(new RegExp(`^商品.*${counts.goods}`))).toHaveAttribute('aria-selected', 'true')
})

test('shows each kind with its count in a tab; a doctor links to the profile', async () => {
  await enter('家庭')
  const { counts, goods } = await found('家庭')
  if (goods.records.length > 0) await showing(goods.records.map(({ name }) => name))
  await waitFor(() => expect(tab(new RegExp(`醫生.*${counts.doctor}`))).toBeInTheDocument())
  fireEvent.click(tab(/醫生/))
  const { doctors } = await found('家庭', 'doctor')
  await showing(doctors.records.map(({ name }) => name))
  expect(shownPage()).toHaveTextContent(`${doctors.records[0]?.departmentName ?? '-'}`)
  await press(new RegExp(doctors.records[0]?.name ?? '-'), 'link')
  await waitFor(() =>
    expect(window.location.hash).toBe(
      `#/pages-clinic/clinic-doctor/clinic-doctor?id=${doctors.records[0]?.id ?? '-'}`,
    ),
  )
  await waitFor(() =>
    expect(onPage().getByRole('heading', { level: 1 })).toHaveTextContent(doctors.records[0]?.name ?? '-'),
  )
  back()
  await waitFor(() => expect(tab(/文章/)).toBeInTheDocument())
  fireEvent.click(tab(/文章/))
  const { articles } = await found('家庭', 'article')
  if (articles.records.length > 0) await showing(articles.records.map(({ title }) => title))
  else await see('找不到相關結果')
})

test('restores the results on return from goods', async () => {
  await enter('流感')
  const { goods } = await found('流感')
  const name = goods.records[0]?.name ?? ''
  await showing(goods.records.map((one) => one.name))
  await press(new RegExp(name), 'link')
  await waitFor(() => expect(onPage().getByRole('heading', { level: 1 })).toHaveTextContent(name))
  back()
  await waitFor(() => expect(window.location.hash).toBe(`#/${PAGE}?keyword=${encodeURIComponent('流感')}`))
  await showing(goods.records.map((one) => one.name))
})

test('links a query without results of one kind to another; without any, suggests other words', async () => {
  await app.restartAt(`${PAGE}?keyword=${encodeURIComponent('尖沙咀')}&tab=article`)
  const { counts } = await found('尖沙咀')
  if (counts.article === 0) {
    await press(/^看看/)
    await waitFor(() => expect(headings().length).toBeGreaterThan(0))
    expect(tab(/文章/)).toHaveAttribute('aria-selected', 'false')
  }
  await enter('zzzzz')
  await see('找不到相關結果')
  await see('大家都在搜')
})

test('stores searches on the device, newest first, and clears them', async () => {
  await press('清除搜尋')
  const group = within(await waitFor(() => onPage().getByRole('group', { name: '搜尋記錄' })))
  expect(
    group
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['zzzzz', '流感', '家庭'])
  expect(window.location.hash).toBe(`#/${PAGE}`)
  fireEvent.click(group.getByRole('button', { name: '流感' }))
  await showing((await found('流感')).goods.records.map(({ name }) => name))
  await press('清除搜尋')
  await waitFor(() =>
    expect(
      within(onPage().getByRole('group', { name: '搜尋記錄' })).getAllByRole('button')[0],
    ).toHaveTextContent('流感'),
  )
  await press('清除記錄')
  await waitFor(() => expect(onPage().queryByText('搜尋記錄')).not.toBeInTheDocument())
  expect(localStorage.getItem('searchHistory')).toBeNull()
})

test('reloads the search on retry after a failed read, with its keyword', async () => {
  app.cutNetwork()
  await enter('洗牙')
  await mendAndRetry(app)
  await showing((await found('洗牙')).goods.records.map(({ name }) => name))
})

test('searches an unknown code as a word, and opens the product of a known one', async () => {
  await app.restartAt(PAGE)
  await enter('QQ-9999')
  await see('找不到相關結果')
  expect(window.location.hash).toContain('keyword=QQ-9999')
  const [exam] = await medibook.query<{ id: string; spu_code: string }>(
    "select id, spu_code from spu where kind = 'package' and is_on_shelf and not is_deleted order by id limit 1",
  )
  await enter((exam?.spu_code ?? '').toLowerCase())
  await waitFor(() => expect(window.location.hash).toContain(`goods-detail?id=${exam?.id}`))
  await app.arrived()
  back()
  await waitFor(() => expect(window.location.hash).toContain(`keyword=${exam?.spu_code.toLowerCase()}`))
})

test('leads to the catalogue when nothing of any kind is found', async () => {
  await app.restartAt(`${PAGE}?keyword=zzzzz`)
  await see('找不到相關結果')
  await press('看全部商品')
  await waitFor(() => expect(window.location.hash).toContain('pages/Commodity/index'))
})

test('a kind without results says so in its tab', async () => {
  const { counts } = await found('魚油')
  expect(counts.clinic).toBe(0)
  await app.restartAt(`${PAGE}?keyword=${encodeURIComponent('魚油')}`)
  await waitFor(() => expect(tab(/門店/)).toHaveTextContent(/^門店0$/))
})
