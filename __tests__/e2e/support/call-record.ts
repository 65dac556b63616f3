import path from 'node:path'
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test'
import { recordCall } from '../../../scripts/lib/call-coverage.mjs'

const watched = new WeakSet<BrowserContext>()
const routeOf = (page: Page) => page.url().split('#/')[1]?.split('?')[0] ?? ''

/** Tells the name of what is pressed; a call that the press causes is seen after it. */
function tellPresses(): void {
  const tell = (window as unknown as { tellPress?: (name: string) => unknown }).tellPress
  const press = ({ target }: MouseEvent) => {
    const pressed = (target as Element | null)?.closest('button, a, [role], [aria-label]')
    const name = pressed?.getAttribute('aria-label') ?? pressed?.textContent ?? ''
    if (name) tell?.(name.trim().replace(/\s+/g, ' ').slice(0, 40))
  }
  window.addEventListener('click', press, true)
}

/** Writes down each call of the API that the pages of a context make and get an answer to. */
async function recordContext(context: BrowserContext, test: TestInfo): Promise<void> {
  if (watched.has(context)) return
  watched.add(context)
  const pressed = new WeakMap<Page, { route: string; name: string }>()
  await context.exposeBinding('tellPress', ({ page }, name: string) => {
    pressed.set(page, { route: routeOf(page), name })
  })
  await context.addInitScript(tellPresses)
  // not when it has finished: a payment leaves the page with its answer
  context.on('response', (response) => {
    const request = response.request()
    // it belongs to no page
    if (request.serviceWorker()) return
    const page = request.frame().page()
    const route = routeOf(page)
    const press = pressed.get(page)
    recordCall(request.method(), new URL(request.url()).pathname, {
      page: route,
      press: press?.route === route ? press.name : '',
      spec: path.basename(test.file),
      title: test.title,
    })
  })
}

/** Records the calls of a test's own context and of those that it opens by hand. */
export async function recordCallsOf(
  browser: Browser,
  context: BrowserContext,
  test: TestInfo,
): Promise<void> {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const opened = await open(options)
    await recordContext(opened, test)
    return opened
  }
  await recordContext(context, test)
}
