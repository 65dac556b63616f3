import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import type { CallInput, EndpointName } from '@contract/endpoint-types'
import { loadSamples, pageCatalogue, type Samples } from '../../scripts/lib/page-catalogue.mjs'
import { addMember } from '../support/member-world'
import { onPage, type PageApp, press, see, shownPage, startApp } from '../support/page-app'
import {
  answerWrongly,
  failedTitle,
  isRightAnswer,
  retryOf,
  type Wrong,
  wrongBodies,
  type WrongWay,
} from '../support/wrong-answers'

const START = 'pages-common/not-found'
let app: PageApp
let way: WrongWay
let samples: Samples
let complaints: string[] = []

beforeAll(async () => {
  const { id, session } = await addMember()
  const call = async <N extends EndpointName>(name: N, input: CallInput<N> = {}) =>
    (await medibook.call(name, { session, ...input })).data
  // a page without an id sends no requests
  samples = Object.fromEntries(
    Object.entries(await loadSamples({ call })).map(([name, id]) => [name, id || 'unknown']),
  ) as unknown as Samples
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '))
  })
  window.addEventListener('error', ({ message }) => complaints.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  app = await startApp(START, { userId: id })
  way = await answerWrongly(medibook.origin)
  app.goThrough(way.origin)
})
beforeEach(async () => {
  await closeDialog()
  complaints = []
})
afterAll(() => app.stop())

type Page = (typeof pageCatalogue)[number]

/**
 * Opens a page without cached data.
 * @param wrong answers malformed from then on; requests still sent by the previous page are answered
 * correctly
 */
async function visit(page: Page, wrong: Wrong | null): Promise<void> {
  way.answerWith(null)
  // an intermediate page that is neither the previous nor the next one, because Taro keeps a page followed by
  // itself
  const between = [START, 'pages-common/settingLocales', 'pages-common/webview']
  await app.restartAt(between.find((one) => one !== page.route && !location.hash.includes(one)) ?? START)
  await app.arrived()
  await waitFor(() => expect(way.isQuiet()).toBe(true))
  // failures from leaving the previous page
  await closeDialog()
  way.answerWith(wrong)
  app.forgetAnswers()
  await app.restartAt(`${page.route}${page.search(samples)}`)
  await app.arrived()
  await waitFor(() => expect(way.asked().length > 0 || !retryOf(page.name)).toBe(true))
}

const settled = () =>
  waitFor(() => {
    expect(way.isQuiet()).toBe(true)
    expect(shownPage().querySelector('[aria-busy=true]')).toBeNull()
    expect(words()).not.toBe('')
  })

/** The reads of a page whose answers are valid. */
async function pathsOf(page: Page): Promise<readonly string[]> {
  await visit(page, null)
  await settled()
  return way.asked()
}

/** The text below the page's title. */
function words(): string {
  const main = shownPage().querySelector('[role=main]')
  const name = main?.querySelector('[role=heading][aria-level="1"], h1')?.textContent ?? ''
  return (main?.textContent ?? '').replace(name, '').trim()
}

/** Whether a failure is shown twice: in place of the content, and in a dialog. */
const toldTwice = (retry: string): boolean =>
  screen.queryByRole('alertdialog') !== null && onPage().queryAllByRole('button', { name: retry }).length > 0

async function closeDialog(): Promise<void> {
  const told = screen.queryByRole('alertdialog')
  if (told) fireEvent.click(within(told).getByRole('button', { name: '確定' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

describe.each(pageCatalogue.map((page) => [page.name, page] as const))('%s', (name, page) => {
  test('reports a failure once when no answer can be read, and retries', async () => {
    const retry = retryOf(name)
    for (const body of Object.values(wrongBodies)) {
      await visit(page, { body })
      if (retry && !isRightAnswer(name, body)) await see(new RegExp(failedTitle))
      await settled()
      expect(retry !== null && toldTwice(retry)).toBe(false)
    }
    if (retry) {
      way.answerWith(null)
      await closeDialog()
      await press(retry)
      await waitFor(() => expect(onPage().queryByRole('button', { name: retry })).toBeNull())
      await settled()
    }
    expect(complaints).toEqual([])
  })

  test('stays usable when single answers cannot be read', async () => {
    const retry = retryOf(name)
    if (!retry) return
    const first = await pathsOf(page)
    // reads of the app itself, made once on any page, are excluded
    const paths = (await pathsOf(page)).filter((path) => first.includes(path))
    for (const path of paths) {
      await visit(page, { body: wrongBodies.nothing, path })
      await waitFor(() => expect(way.asked()).toContain(path))
      await settled()
      expect({ path, complaints, toldTwice: toldTwice(retry) }).toEqual({
        path,
        complaints: [],
        toldTwice: false,
      })
      await closeDialog()
    }
  })
})
