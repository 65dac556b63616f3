import path from 'node:path'
import type { Browser, BrowserContext, Page, Request, TestInfo } from '@playwright/test'
import { recordCall } from '../../../scripts/lib/call-coverage.mjs'
import { countRequests } from './count-requests'

const watched = new WeakSet<BrowserContext>()
/** The running test of a worker's browser, which runs tests one after another. */
const running = new WeakMap<Browser, TestInfo>()

/** The route of a page; an address without one is home. */
const routeOf = (page: Page) => page.url().split('#/')[1]?.split('?')[0] || 'pages/Home/index'

/** Reports the name of each pressed element, to which the following calls are attributed. */
function tellPresses(): void {
  const tell = (window as unknown as { tellPress?: (name: string) => unknown }).tellPress
  const press = ({ target }: MouseEvent) => {
    const pressed = (target as Element | null)?.closest('button, a, [role], [aria-label]')
    const name = pressed?.getAttribute('aria-label') ?? pressed?.textContent ?? ''
    if (name) tell?.(name.trim().replace(/\s+/g, ' ').slice(0, 40))
  }
  window.addEventListener('click', press, true)
}

/** Records each answered API call of a context's pages, and counts them. */
async function recordContext(browser: Browser, context: BrowserContext): Promise<void> {
  if (watched.has(context)) return
  watched.add(context)
  await countRequests(context)
  const pressed = new WeakMap<Page, { route: string; name: string }>()
  await context.exposeBinding('tellPress', ({ page }, name: string) => {
    pressed.set(page, { route: routeOf(page), name })
  })
  await context.addInitScript(tellPresses)
  const asked = new WeakMap<Request, { page: string; press: string }>()
  context.on('request', (request) => {
    // not made by a page
    if (request.serviceWorker()) return
    const page = request.frame().page()
    const route = routeOf(page)
    const press = pressed.get(page)
    asked.set(request, { page: route, press: press?.route === route ? press.name : '' })
  })
  // not at `requestfinished`: a payment leaves the page with its answer
  context.on('response', (response) => {
    const request = response.request()
    const where = asked.get(request)
    const test = running.get(browser)
    if (!where || !test) return
    recordCall(request.method(), new URL(request.url()).pathname, {
      ...where,
      spec: path.basename(test.file),
      title: test.title,
    })
  })
}

/** Records the calls of a test's own context and of further contexts that it opens. */
export async function recordCallsOf(
  browser: Browser,
  context: BrowserContext,
  test: TestInfo,
): Promise<void> {
  const isWrapped = running.has(browser)
  running.set(browser, test)
  if (!isWrapped) {
    const open = browser.newContext.bind(browser)
    browser.newContext = async (options) => {
      const opened = await open(options)
      await recordContext(browser, opened)
      return opened
    }
  }
  await recordContext(browser, context)
}
