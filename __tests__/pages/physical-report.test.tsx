import '@testing-library/jest-dom'
import { waitFor, within } from '@testing-library/dom'
import { codes } from '@contract/constants/codes'
import { addUser } from '../support/order-world'
import { mendAndRetry, onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'

const REPORTS = 'pages-mine/physical-report/physical-report'
// read only: the seed's reports
const OWNER = 'user-demo1'
let app: PageApp
let copied = ''
let savedAs: string[] = []

const titles = () => onPage().queryAllByRole('link').length
const table = () => onPage().getByRole('table')
const items = () => onPage().queryAllByRole('heading', { level: 3 }).length

beforeAll(async () => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        copied = text
        return Promise.resolve()
      },
    },
  })
  Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: () => undefined })
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    savedAs = [...savedAs, this.download]
  }
  app = await startApp(REPORTS)
})
afterAll(() => app.stop())

test('shows a visitor a shared report without links to others; reports an expired link', async () => {
  const { data } = await medibook.call('reportShare', {
    session: await medibook.signIn(OWNER),
    params: { id: 'report-self-3' },
  })
  await app.restartAt(`${REPORTS}?share=${data.token}`)
  await see('這份報告由本人以有期限的連結分享。')
  await press(/^全部 \d+$/, 'radio')
  await waitFor(() => expect(items()).toBeGreaterThan(20))
  for (const name of ['PDF', '分享']) expect(onPage().queryByRole('button', { name })).not.toBeInTheDocument()
  expect(onPage().queryByRole('table')).not.toBeInTheDocument()
  await app.restartAt(`${REPORTS}?share=${data.token.slice(0, -2)}xx`)
  await see('連結已失效')
  await app.restartAt(REPORTS)
})

test('prompts a visitor to sign in; without reports, links to the check-ups', async () => {
  await see('登入後看報告')
  await app.signIn((await addUser()).id)
  await see('還沒有報告')
  await see('看體檢套餐')
})

test('lists the reports of all persons, filtered by person and year', async () => {
  await app.signInAs(OWNER)
  await app.restartAt(REPORTS)
  await waitFor(() => expect(titles()).toBe(5))
  // a date block has no year, so each year has a title
  const years = onPage().getAllByRole('heading', { level: 2 })
  expect(years.map(({ textContent }) => textContent)).toEqual(
    [...new Set(years.map(({ textContent }) => textContent))].sort().reverse(),
  )
  expect(years.length).toBeGreaterThan(1)
  const { data } = await medibook.call('reportPersons', { session: await medibook.signIn(OWNER) })
  const mother = data.find(({ personId }) => personId === 'person-mother')
  await press(mother?.personName ?? '', 'radio')
  await waitFor(() => expect(titles()).toBe(2))
  await press(mother?.years[0] ?? '', 'radio')
  await waitFor(() => expect(titles()).toBe(1))
  await press('全家', 'radio')
  await waitFor(() => expect(titles()).toBe(5))
})

test("shows the doctor's comment, every result and those outside their range", async () => {
  const { data } = await medibook.call('reportDetail', {
    session: await medibook.signIn(OWNER),
    params: { id: 'report-self-3' },
  })
  await app.restartAt(`${REPORTS}?id=report-self-3`)
  await see(data.summary)
  await see(new RegExp(`^${data.itemCount - data.abnormalCount} 項在參考範圍內`))
  expect(data.abnormalCount).toBeGreaterThan(0)
  // these come first; the rest is asked for
  expect(items()).toBe(data.abnormalCount)
  expect(onPage().getByRole('radio', { name: `範圍外 ${data.abnormalCount}` })).toBeChecked()
  // the way to a doctor is in the summary, before PDF and share
  const [book, pdf] = onPage()
    .getAllByRole('button')
    .filter(({ textContent }) => ['預約醫生', 'PDF'].includes(textContent))
  expect(book).toHaveTextContent('預約醫生')
  expect(book?.parentElement).toBe(pdf?.parentElement)
  // beside the bar's limit and beside its value
  for (const { rangeLow, rangeHigh } of data.groups
    .flatMap(({ items: all }) => all)
    .filter(({ mark }) => mark !== 'normal'))
    expect(onPage().getAllByText(`${rangeHigh ?? rangeLow}`).length).toBeGreaterThan(0)
  await press(`全部 ${data.itemCount}`, 'radio')
  await waitFor(() => expect(items()).toBe(data.itemCount))
  for (const { name, mark, markDesc } of data.groups.flatMap(({ items: all }) => all))
    if (mark !== 'normal') await see(`${name} · ${markDesc}`)
  await press(`範圍外 ${data.abnormalCount}`, 'radio')
  await waitFor(() => expect(items()).toBe(data.abnormalCount))
  // marked by words, not by colour alone
  expect(onPage().queryByText('範圍內', { selector: 'h3 ~ *' })).not.toBeInTheDocument()
  const group = data.groups[0]
  await press(`${group?.name} ${group?.items.length}`, 'radio')
  await waitFor(() => expect(items()).toBe(group?.items.length))
  await press(`全部 ${data.itemCount}`, 'radio')
})

test("shows a value's trend as a described chart and as a table", async () => {
  await press('看空腹血糖的變化')
  await waitFor(() => expect(table()).toHaveAccessibleName('空腹血糖的數值表'))
  expect(within(table()).getAllByRole('row')).toHaveLength(4)
  // the results come first
  const [results] = onPage().getAllByRole('radiogroup')
  expect(results?.compareDocumentPosition(table())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const { data } = await medibook.call('reportTrend', {
    session: await medibook.signIn(OWNER),
    query: { personId: 'person-self', code: 'glu' },
  })
  const drawn = onPage().getByRole('img', { name: /^空腹血糖：/ })
  for (const { value } of data.points) expect(drawn).toHaveAccessibleName(expect.stringContaining(value))
  await press(/^項目 空腹血糖/)
  await press('總膽固醇', 'option')
  await waitFor(() => expect(table()).toHaveAccessibleName('總膽固醇的數值表'))
})

test("saves the PDF under the report's number; reports a failure", async () => {
  await press('PDF')
  await waitFor(() => expect(savedAs).toEqual([expect.stringMatching(/^TJ.+\.pdf$|^.+\.pdf$/)]))
  app.cutNetwork()
  await press('PDF')
  await see('未能取得 PDF，請重試')
  app.mendNetwork()
})

test('copies a share link, with its expiry day', async () => {
  await press('分享')
  await press('複製連結')
  await see(/^連結已複製，有效至/)
  const token = new URL(copied.replace('#/', '')).searchParams.get('share') ?? ''
  const { data } = await medibook.call('reportShared', { query: { token } })
  expect(data.id).toBe('report-self-3')
})

test('revokes every earlier link; a new link works', async () => {
  const tokenOf = () => new URL(copied.replace('#/', '')).searchParams.get('share') ?? ''
  const earlier = tokenOf()
  await press('結束已分享的連結')
  await see('之前的連結都已失效')
  expect((await medibook.call('reportShared', { query: { token: earlier } })).code).toBe(codes.notFound)
  await press('複製連結')
  await waitFor(() => expect(tokenOf()).not.toBe(earlier))
  await see(/^連結已複製，有效至/)
  expect((await medibook.call('reportShared', { query: { token: tokenOf() } })).code).toBe(0)
})

test('reports another account’s report as not found; reloads on retry after a failed read', async () => {
  await app.signInAs(OWNER)
  await app.restartAt(`${REPORTS}?id=report-self2-1`)
  await see('找不到這份報告')
  app.cutNetwork()
  await app.restartAt(`${REPORTS}?id=report-mother-2`)
  await mendAndRetry(app)
  await see('醫生的話')
  expect(shownPage()).toHaveTextContent('參考範圍')
})
