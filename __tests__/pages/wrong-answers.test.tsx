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
  // a page without an id asks for nothing
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
 * Opens a page that has read nothing yet.
 * @param wrong which answers are wrong from then on; what the page before still asks for is answered rightly
 */
async function visit(page: Page, wrong: Wrong | null): Promise<void> {
  way.answerWith(null)
  // a page that neither is left nor comes next: Taro leaves one behind that is followed by itself
  const between = [START, 'pages-common/settingLocales', 'pages-common/webview']
  await app.restartAt(between.find((one) => one !== page.route && !location.hash.includes(one)) ?? START)
  await app.arrived()
  await waitFor(() => expect(way.isQuiet()).toBe(true))
  // what failed while the page before was left
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

/** The reads of a page whose answers are right. */
async function pathsOf(page: Page): Promise<readonly string[]> {
  await visit(page, null)
  await settled()
  return way.asked()
}

/** What can be read below the page's name. */
function words(): string {
  const main = shownPage().querySelector('[role=main]')
  const name = main?.querySelector('[role=heading][aria-level="1"], h1')?.textContent ?? ''
  return (main?.textContent ?? '').replace(name, '').trim()
}

/** How often the page tells what went wrong: where its content would be, and over it. */
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
    // what the app reads once, whichever page is open, is not the page's
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
