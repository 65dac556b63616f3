import { pageCatalogue, type Samples } from '../../scripts/lib/page-catalogue.mjs'
import {
  closeWeappSessions,
  demoSamples,
  demoStorage,
  launchWeapp,
  testServer,
} from '../support/weapp-runtime/session'
import {
  answerWrongly,
  failedTitle,
  isRightAnswer,
  retryOf,
  wrongBodies,
  type WrongWay,
} from '../support/wrong-answers'

let samples: Samples
let storage: Record<string, unknown>
let way: WrongWay

beforeAll(async () => {
  ;[samples, storage, way] = await Promise.all([demoSamples(), demoStorage(), answerWrongly(testServer())])
})
afterEach(closeWeappSessions)

const button = (name: string) => ({ role: 'button', name })
type Page = (typeof pageCatalogue)[number]
const addressOf = (page: Page) => `${page.route}${page.search(samples)}`
const open = (page: Page) =>
  launchWeapp({
    server: way.origin,
    entry: addressOf(page),
    isFirstLaunch: page.isFirstLaunch ?? false,
    storage: { language: 'zh-Hant', ...(page.isFirstLaunch ? {} : storage) },
  })
/** The pages that read a path. */
const readers = new Map<string, Page[]>()

test.each(pageCatalogue.map((page) => [page.name, page] as const))(
  '%s reports that no answer can be read, and reloads on retry',
  async (name, page) => {
    const retry = retryOf(name)
    way.answerWith({ body: wrongBodies.nothing })
    const app = open(page)
    for (const body of Object.values(wrongBodies)) {
      way.answerWith({ body })
      if (body !== wrongBodies.nothing) app.goTo(addressOf(page))
      if (retry && !isRightAnswer(name, body)) await app.waitFor(failedTitle)
      await app.settle()
      expect(app.text()).not.toBe('')
    }
    if (retry) {
      way.answerWith(null)
      await app.waitFor(() => app.has(button(retry)))
      app.tap(button(retry))
      await app.waitFor(() => !app.has(button(retry)))
      await app.settle()
      // reads that the retry did not repeat are made when the page is reopened
      app.goTo(addressOf(page))
      await app.settle()
      for (const path of way.asked()) readers.set(path, [...(readers.get(path) ?? []), page])
    }
    expect(app.record.errors).toEqual([])
  },
)

/** Opens, in one launch, all pages that read a path without an answer. */
async function walkReaders(path: string, [first, ...others]: readonly Page[]): Promise<string[]> {
  if (!first) return []
  const faults: string[] = []
  way.answerWith({ body: wrongBodies.nothing, path })
  const app = open(first)
  for (const page of [first, ...others]) {
    if (page !== first) app.goTo(addressOf(page))
    await app.settle()
    const isDrawn = await app
      .waitFor(() => app.text() !== '')
      .then(
        () => true,
        () => false,
      )
    if (!isDrawn) faults.push(`${page.name} is blank without ${path}`)
    for (const error of app.record.errors.splice(0))
      faults.push(`${page.name} without ${path}: ${error.message}`)
  }
  closeWeappSessions()
  return faults
}

test('every page renders when one of its answers is malformed', async () => {
  expect(readers.size).toBeGreaterThan(30)
  const faults: string[] = []
  for (const [path, pages] of readers) faults.push(...(await walkReaders(path, pages)))
  expect(faults).toEqual([])
}, 600_000)
