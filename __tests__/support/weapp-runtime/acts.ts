import type { AnswerOf, CallInput, EndpointName } from '../../../contract/endpoint-types'
import { nameOfCall } from '../../../scripts/lib/call-coverage.mjs'
import { routePath } from '../../../scripts/lib/route-paths.mjs'
import type { WeappSession } from './launch'
import { launchWeapp, testServer } from './session'
import type { CallbackOptions } from './types'

export const button = (name: string | RegExp) => ({ role: 'button', name })
export const at = (app: WeappSession, page: string) => app.waitFor(() => app.route === page)

/**
 * Launches the mini-program for one user: the sandbox derives a user from each code that begins with 'as-'.
 * @param server overrides the server shared by all files
 */
export const launchAs = (
  name: string,
  entry: string,
  { server = testServer(), ...wx }: Record<string, unknown> & { server?: string } = {},
): WeappSession =>
  launchWeapp({
    entry,
    server,
    storage: { language: 'zh-Hant' },
    wx: {
      login: (options: CallbackOptions) => options.success?.({ code: `as-${name}`, errMsg: 'login:ok' }),
      ...wx,
    },
  })

/** Waits until a button is enabled (a disabled one ignores taps), and presses it. */
export async function press(app: WeappSession, name: string | RegExp): Promise<void> {
  await app.waitFor(() => app.has(button(name)) && app.attribute(button(name), 'hover-class') !== 'none')
  app.tap(button(name))
}

/** Presses a button of the topmost sheet or dialog, which is the last in the page. */
export async function pressLast(app: WeappSession, name: string | RegExp): Promise<void> {
  await app.waitFor(() => app.has(button(name)))
  const last = app.findAll(button(name)).at(-1)?.node
  app.tap((node) => node === last)
}

/** Ticks the box of the agreement; waits for the tick, because a second press before it would untick. */
export async function agree(app: WeappSession): Promise<void> {
  const box = { role: 'checkbox', name: /我已閱讀並同意/ }
  await app.waitFor(() => app.has(box))
  app.tap(box)
  await app.waitFor(() => app.attribute(box, 'aria-checked') === true)
}

const LOGIN = 'pages-mine/login/login'

/** Presses the mini-program's native sign-in on the open login page. */
export async function pressSignIn(app: WeappSession): Promise<void> {
  await at(app, LOGIN)
  await app.waitFor('微信一鍵登入')
  await agree(app)
  app.tap(button('微信一鍵登入'))
}

/** Completes the sign-in; a new account skips the phone number. */
export async function signIn(app: WeappSession): Promise<void> {
  await pressSignIn(app)
  const later = button('以後再說')
  await app.waitFor(() => app.route !== LOGIN || app.has(later))
  if (app.route === LOGIN) app.tap(later)
}

/** Opens a page and signs in by the card that it shows to visitors. */
export async function openSignedIn(
  name: string,
  page: string,
  options: { server?: string } = {},
): Promise<WeappSession> {
  const app = launchAs(name, page, options)
  await press(app, /登入/)
  await signIn(app)
  await at(app, page.split('?')[0] ?? '')
  return app
}

/** Chooses a radio once it is enabled, and waits until it is chosen. */
export async function choose(app: WeappSession, name: RegExp): Promise<void> {
  const radio = { role: 'radio', name }
  const isChosen = () => app.attribute(radio, 'aria-checked') === true
  await app.waitFor(() => app.has(radio))
  if (!isChosen()) app.tap(radio)
  await app.waitFor(() => app.has(radio) && isChosen())
}

/** Chooses from the list opened by a row. */
export async function pick(app: WeappSession, row: RegExp, option: string | RegExp): Promise<void> {
  const choice = { role: 'option', name: option }
  await press(app, row)
  await app.waitFor(() => app.has(choice))
  app.tap(choice)
}

/** Takes the first free time of the first day in the open calendar. */
export async function takeFirstTime(app: WeappSession): Promise<void> {
  const times = () => app.findAll({ role: 'radio', name: /^\d\d:\d\d( 餘 \d+)?$/ })
  await app.waitFor(() => times()[0])
  await app.settle()
  const first = times()[0]?.node
  app.tap((node) => node === first)
  await press(app, '就選這個')
  await app.waitFor(() => !app.has(button('就選這個')))
}

/** Presses a row that opens another page. */
export async function follow(app: WeappSession, name: string | RegExp): Promise<void> {
  const link = { role: 'link', name }
  await app.waitFor(() => app.has(link))
  app.tap(link)
}

/** The last code sent to a number: "+852 91234567". */
export async function codeSentTo(target: string): Promise<string> {
  const search = new URLSearchParams({ to: target }).toString()
  const response = await fetch(`${testServer()}/sandbox/outbox.json?${search}`)
  const [message] = (await response.json()) as { code: string }[]
  return message?.code ?? ''
}

/**
 * Waits until the server has answered a call of the pages this many times, because an optimistic page may be
 * ahead of it.
 */
export async function answered(app: WeappSession, name: EndpointName, times = 1): Promise<void> {
  const calls = () =>
    app.record.requests.filter(
      ({ method, url, status }) => status === 200 && nameOfCall(method, new URL(url).pathname) === name,
    )
  await app.waitFor(() => calls().length >= times)
}

/** The server's answer to a call with the mini-program's session. */
export async function ask<N extends EndpointName>(
  app: WeappSession,
  name: N,
  { params, query }: CallInput<N> = {},
): Promise<AnswerOf<N>> {
  const search = new URLSearchParams({ ...query } as Record<string, string>)
  const response = await fetch(`${testServer()}${routePath(name, params)}?${search.toString()}`, {
    headers: {
      'app-id': 'medibook-weapp',
      'tenant-id': '1',
      'third-session': String(app.storage.get('thirdSession')),
    },
  })
  return ((await response.json()) as { data: AnswerOf<N> }).data
}

/**
 * Places an order on its open page, for a person of the account, at the clinic of Central, without a date,
 * and pays.
 */
export async function buyWithoutDate(app: WeappSession): Promise<void> {
  await app.waitFor(() => app.has({ role: 'radio', name: /^陳小明/ }))
  app.tap({ role: 'radio', name: '付款後再約' })
  await press(app, /^地區/)
  await app.waitFor(() => app.has({ role: 'option', name: /^香港/ }))
  app.tap({ role: 'option', name: /^香港/ })
  await app.waitFor(() => app.has({ role: 'option', name: /中環健康中心/ }))
  app.tap({ role: 'option', name: /中環健康中心/ })
  app.type({ label: '聯絡電話' }, '91234567')
  await agree(app)
  await press(app, /^去付款/)
  await press(app, /^付款 /)
  await app.waitFor('付款成功')
}
