import '@testing-library/jest-dom'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import {
  addGoods,
  addPerson,
  addShop,
  addSlot,
  addUser,
  dayIn,
  insert,
  type TestUser,
} from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'
import { plainTextOf } from '../support/plain-names'

const DETAIL = 'pages-goods/goods-detail/goods-detail'
const text = (words: string) => ({ 'zh-Hant': `${words}繁`, 'zh-Hans': `${words}简`, en: words })
const group = (id: string, names: string[]) => ({
  id,
  name: text(id),
  hint: text(`${id}-hint`),
  items: names.map((name) => ({
    id: `${id}-${name}`,
    name: text(name),
    explain: text(`about ${name}`),
    needsFasting: name === 'sugar',
  })),
})
const setGoods = (id: string, column: string, value: unknown) =>
  medibook.query(`update spu set ${column} = $2 where id = $1`, [
    id,
    typeof value === 'object' ? JSON.stringify(value) : value,
  ])

let app: PageApp
let user: TestUser
const openDetail = (id: string, more = '') => app.restartAt(`${DETAIL}?id=${id}${more}`)

beforeAll(async () => {
  await addShop('near')
  await addShop('early')
  await medibook.query(`update shop set sort = 1 where id = 'near'`)
  await medibook.query(`update shop set sort = 2, district = $1 where id = 'early'`, [
    JSON.stringify(text('Early district')),
  ])
  // free earlier than all others but in another region, so it must not be announced here
  await addShop('abroad')
  await medibook.query(`update shop set region = 'MO', sort = 3 where id = 'abroad'`)
  user = await addUser()
  await medibook.query(`update person set is_default = true where user_id = $1`, [user.id])
  await addPerson(user.id, 'old-lady', { birthDate: '1940-01-01' })
  await addPerson(user.id, 'brother', { birthDate: '1991-01-01', sex: '1' })
  await addGoods('exam', { shops: ['near', 'early', 'abroad'], ageMin: 18, ageMax: 64 })
  await setGoods('exam', 'package_groups', [
    group('body', ['height', 'weight']),
    group('blood', ['sugar', 'fat']),
    group('liver', ['alt']),
    group('urine', ['ph']),
    group('eyes', ['sight']),
    group('ears', ['hearing']),
  ])
  await setGoods('exam', 'pic_urls', ['/assets/goods/x.svg', '/assets/goods/y.svg'])
  await insert('sku', {
    id: 'exam-more',
    spu_id: 'exam',
    name: text('with more'),
    pic_url: '',
    sales_price_cents: 150_000,
    stock: 100,
    is_enabled: true,
    specs: [],
    sort: 1,
  })
  await insert('sku', {
    id: 'exam-closed',
    spu_id: 'exam',
    name: text('with bones'),
    pic_url: '',
    sales_price_cents: 160_000,
    stock: 100,
    is_enabled: false,
    disabled_reason: text('from December'),
    specs: [],
    sort: 2,
  })
  await addSlot('slot-near', 'near', dayIn(9), '11:00')
  await addSlot('slot-early', 'early', dayIn(3), '10:00')
  await addSlot('slot-abroad', 'abroad', dayIn(1), '08:00')
  for (let n = 0; n < 14; n += 1)
    await insert('review', {
      id: `review-${n}`,
      spu_id: 'exam',
      score: 4,
      content: text(`words ${n}`),
      author_text: text('woman'),
      date: dayIn(-1 - n),
      pic_urls: [],
    })
  await medibook.query('update spu set review_count = 14, review_score_sum = 56 where id = $1', ['exam'])
  await addGoods('hidden', { shops: ['near'], isPriceHidden: true })
  await addGoods('free', { kind: 'service', isFree: true, slotKind: 'free', shops: ['near'], priceCents: 0 })
  await addSlot('slot-free', 'near', dayIn(2), '09:00', 5, 'free')
  await addGoods('course', { kind: 'vaccine', doses: 3, doseIntervals: [60, 120], shops: ['near'] })
  await addGoods('vitamins', { kind: 'product', isBookable: false, slotKind: null, stock: 3 })
  await addGoods('off', { isOnShelf: false })
  await addGoods('deleted', { isDeleted: true })
  app = await startApp(`${DETAIL}?id=exam`, { userId: user.id })
})
afterAll(() => app.stop())

test('shows name, price, eligibility and versions; an unavailable version shows why', async () => {
  await see('exam繁')
  expect(onPage().getAllByRole('heading', { level: 1 })).toHaveLength(1)
  await see('1,000')
  await see(new RegExp(`^${user.person}（\\d+ 歲，女）可以做$`))
  const closed = await waitFor(() => onPage().getByRole('radio', { name: /with bones/ }))
  expect(closed).toHaveAttribute('aria-disabled', 'true')
  expect(closed).toHaveTextContent('from December')
  fireEvent.click(closed)
  expect(closed).toHaveAttribute('aria-checked', 'false')
  expect(closed).not.toHaveTextContent('HK$')
  // its price is known before it is chosen
  expect(onPage().getByRole('radio', { name: /with more/ })).toHaveTextContent('HK$1,500')
  await press(/with more/, 'radio')
  await see('1,500')
  // with the sign of the catalogue: the cart itself is a link above the picture
  for (const add of onPage().getAllByRole('button', { name: '加入購物車' }))
    expect(add.querySelector('.mi-plus-bold')).not.toBeNull()
})

test('offers other persons, and is then about the chosen one; disables an ineligible one with the reason', async () => {
  await press('換人')
  const old = await waitFor(() => onPage().getByRole('radio', { name: /old-lady/ }))
  expect(old).toHaveAttribute('aria-disabled', 'true')
  expect(plainTextOf(old)).toContain('這個項目只限 18–64 歲')
  await press(/^brother/, 'radio')
  await see(/^brother（\d+ 歲，男）可以做$/)
  await press('換人')
  await waitFor(() => expect(onPage().getByRole('radio', { name: /^brother/ })).toBeChecked())
  await press('關閉')
})

test('shows items by group, the rest on request, and finds them by search', async () => {
  await see('全部 8 項')
  expect(onPage().queryByText('about sugar繁')).not.toBeInTheDocument()
  await press(/^blood繁/)
  await see('about sugar繁')
  await see('要空腹')
  expect(onPage().queryByText('ears繁')).not.toBeInTheDocument()
  await press(/^另外 2 類/)
  await see('ears繁')
  await press('找項目')
  const search = await waitFor(() => onPage().getByPlaceholderText('例如：膽固醇'))
  fireEvent.input(search, { target: { value: 'about hearing' } })
  await see('about hearing繁')
  expect(onPage().queryByText('about sugar繁')).not.toBeInTheDocument()
  fireEvent.input(search, { target: { value: 'soul' } })
  await see('沒有「soul」')
  await press('收起')
  await see('blood繁')
})

test('the picture carousel advances', async () => {
  await press(/圖片 1 \/ 2/)
  await see('2 / 2')
  await press(/圖片 2 \/ 2/)
  await see('1 / 2')
})

test('lists all reviews page by page', async () => {
  await see('評價 14')
  await press('全部 評價 14', 'link')
  await see('words 9繁')
  expect(onPage().queryByText('words 13繁')).not.toBeInTheDocument()
  await press('載入更多')
  await see('words 13繁')
  await press('關閉')
})

test('opens the calendar of the clinic free first and passes the slot to the form', async () => {
  await press('選日期預約')
  const sheet = await waitFor(() => onPage().getByRole('dialog'))
  await waitFor(() => expect(within(sheet).getAllByText('early繁').length).toBeGreaterThan(0))
  expect(within(sheet).getByText('Early district繁')).toBeInTheDocument()
  await press(/^10:00/, 'radio')
  await press('就選這個')
  await see('確認訂單')
  expect(window.location.hash).toContain('goods-comfirm')
  const query = new URLSearchParams(window.location.hash.split('?')[1])
  expect(Object.fromEntries(query)).toMatchObject({
    id: 'exam',
    skuId: 'exam-more',
    shopId: 'early',
    slotId: 'slot-early',
    date: dayIn(3),
    time: '10:00',
  })
})

test('shows the text for a hidden price, and offers only an enquiry', async () => {
  await openDetail('hidden')
  await see('hidden繁')
  expect(shownPage()).not.toHaveTextContent('1,000')
  expect(onPage().queryByRole('button', { name: '選日期預約' })).not.toBeInTheDocument()
  expect(onPage().queryByRole('button', { name: /在.*選日期/ })).not.toBeInTheDocument()
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  await press('問客服')
  await see('致電客服')
  // the number can be copied where calls are impossible
  await press(/^複製客服電話/)
  await see('已複製')
  expect(copied).toHaveLength(1)
})

test('opens the form of free services, and the order of products', async () => {
  await openDetail('free')
  await see('free繁')
  await press('免費預約')
  await see('確認預約')
  expect(window.location.hash).toMatch(/goods-free-book\?id=free/)
})

test("opens a shipped product's own page in place of this one", async () => {
  await app.openAt('pages/Commodity/index')
  await app.open(`${DETAIL}?id=vitamins&skuId=vitamins-sku`)
  await waitFor(() => expect(window.location.hash).toMatch(/goods\/goods\?id=vitamins&skuId=vitamins-sku$/))
  await see('餘 3 件')
  await app.arrived()
  await press('返回')
  await waitFor(() => expect(window.location.hash).toContain('pages/Commodity/index'))
})

test("shows a vaccine's maker, country and batch, and who reads a report", async () => {
  await addGoods('trusted', { shops: ['near'] })
  const facts = { maker: '生產商', country: '生產地', batch: '批號', reader: '報告由誰解讀' }
  const rows = Object.keys(facts).map((kind) => ({ kind, text: text(kind) }))
  await setGoods('trusted', 'trust_facts', rows)
  await openDetail('trusted')
  await see('來源與負責人')
  for (const [kind, label] of Object.entries(facts))
    for (const words of [label, `${kind}繁`]) await see(words)
})

test('shows that a product has no description', async () => {
  await addGoods('bare', { shops: ['near'] })
  await setGoods('bare', 'description', { 'zh-Hant': '', 'zh-Hans': '', en: '' })
  await openDetail('bare')
  await see('暫無介紹')
})

test('shows the language in use for a product without the chosen language', async () => {
  await addGoods('foreign', { shops: ['near'] })
  await openDetail('foreign')
  await see('foreign繁')
  expect(onPage().queryByText(/部分內容以/)).not.toBeInTheDocument()
  await setGoods('foreign', 'description', { en: '<p>Only in English</p>' })
  app.forgetAnswers()
  await openDetail('foreign')
  await see('部分內容以英文顯示')
})

test('shows the doses of a course and their intervals', async () => {
  await openDetail('course')
  await see('第 1 針之後至少 60 天')
  await see('第 2 針之後至少 120 天')
})

test('explains unlisted and deleted goods, and offers others', async () => {
  await openDetail('off')
  await see('這件商品已下架')
  expect(onPage().queryByRole('button', { name: '選日期預約' })).not.toBeInTheDocument()
  await openDetail('deleted')
  await see('這件商品已下架')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await press('看其他商品')
  await waitFor(() => expect(window.location.hash).toContain('pages/Commodity'))
  await screen.findAllByText(/・[\d,+]+ 項$/)
})

test('reloads a failed part on retry', async () => {
  await addGoods('late', { shops: ['near'] })
  app.cutNetwork()
  await openDetail('late')
  await mendAndRetry(app)
  await see('late繁')
  await see('near繁')
})
