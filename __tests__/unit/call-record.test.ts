import { EventEmitter } from 'node:events'
import type { Browser, TestInfo } from '@playwright/test'
import { recordCall, shownRow } from '../../scripts/lib/call-coverage.mjs'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { recordCallsOf } from '../e2e/support/call-record'

jest.mock('../../scripts/lib/call-coverage.mjs', () => ({
  ...jest.requireActual<object>('../../scripts/lib/call-coverage.mjs'),
  recordCall: jest.fn(),
}))
const recorded = jest.mocked(recordCall)

type Tell = (source: { page: object }, name: string) => void

/** The events of a browser context that the recorder uses. */
class FakeContext extends EventEmitter {
  address = 'http://app.example/'
  tell: Tell = () => undefined
  private readonly page = { url: () => this.address }
  exposeBinding(_name: string, tell: Tell) {
    this.tell = tell
    return Promise.resolve()
  }
  addInitScript() {
    return Promise.resolve()
  }
  press(name: string) {
    this.tell({ page: this.page }, name)
  }
  ask() {
    const request = {
      method: () => 'GET',
      url: () => `http://app.example${routePath('addressPage')}`,
      serviceWorker: () => null,
      frame: () => ({ page: () => this.page }),
    }
    this.emit('request', request)
    return () => this.emit('response', { request: () => request })
  }
}

const browser = { newContext: () => Promise.resolve(new FakeContext()) } as unknown as Browser
const testCalled = (title: string) => ({ title, file: `/tests/${title}.spec.ts` }) as TestInfo
async function runTest(title: string): Promise<FakeContext> {
  const context = await browser.newContext()
  await recordCallsOf(browser, context, testCalled(title))
  return context as unknown as FakeContext
}
beforeEach(() => recorded.mockClear())

test('each test has its own calls, including those of further contexts', async () => {
  await runTest('first')
  const second = await runTest('second')
  second.ask()()
  const other = (await browser.newContext()) as unknown as FakeContext
  other.ask()()
  expect(recorded.mock.calls.map(([, , where]) => where.title)).toEqual(['second', 'second'])
})

test('a call belongs to the page and press that caused it, not to the page open at its answer', async () => {
  const context = await runTest('pages')
  context.ask()()
  context.address = 'http://app.example/#/pages-mine/login/login?x=1'
  context.press('Sign in')
  const answer = context.ask()
  context.address = 'http://app.example/#/pages/Mine/index'
  answer()
  expect(recorded.mock.calls.map(([, , { page, press }]) => [page, press])).toEqual([
    ['pages/Home/index', ''],
    ['pages-mine/login/login', 'Sign in'],
  ])
})

test('a write is shown with what was pressed, in a browser rather than in the mini-program', () => {
  const call = (spec: string, press = '') => ({ name: 'x', page: 'p', press, spec, title: 't' })
  const [opened, walked, pressed] = [call('a.spec.ts'), call('b.test.ts', 'Go'), call('c.spec.ts', 'Save')]
  expect(shownRow('GET', [opened, pressed])).toBe(opened)
  expect(shownRow('POST', [opened, pressed, walked])).toBe(pressed)
  expect(shownRow('POST', [opened, walked])).toBe(walked)
  expect(shownRow('POST', [opened])).toBe(opened)
})
