import type { AnswerOf, CallInput, EndpointName } from '../../../contract/endpoint-types'
import { routePath } from '../../../scripts/lib/route-paths.mjs'
import type { WeappSession } from './launch'
import { launchWeapp, testServer } from './session'
import type { CallbackOptions } from './types'

export const button = (name: string | RegExp) => ({ role: 'button', name })
export const at = (app: WeappSession, page: string) => app.waitFor(() => app.route === page)

/**
 * The mini-program of one person: the sandbox makes a user of each code that begins with 'as-'.
 * @param server another one than that of all files
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

/** Waits for a button that can be pressed (one that cannot does not answer to the finger), and presses it. */
export async function press(app: WeappSession, name: string | RegExp): Promise<void> {
  await app.waitFor(() => app.has(button(name)) && app.attribute(button(name), 'hover-class') !== 'none')
  app.tap(button(name))
}

/** Ticks the box of the agreement; a second press before the tick is seen would come too early. */
export async function agree(app: WeappSession): Promise<void> {
  const box = { role: 'checkbox', name: /我已閱讀並同意/ }
  await app.waitFor(() => app.has(box))
  app.tap(box)
  await app.waitFor(() => app.attribute(box, 'aria-checked') === true)
}

const LOGIN = 'pages-mine/login/login'

/** Presses the mini-program's own sign-in on the login page that is open. */
export async function pressSignIn(app: WeappSession): Promise<void> {
  await at(app, LOGIN)
  await app.waitFor('微信一鍵登入')
  await agree(app)
  app.tap(button('微信一鍵登入'))
}

/** The same to its end: who is new is asked for a number, and gives none. */
export async function signIn(app: WeappSession): Promise<void> {
  await pressSignIn(app)
  const later = button('以後再說')
  await app.waitFor(() => app.route !== LOGIN || app.has(later))
  if (app.route === LOGIN) app.tap(later)
}

/** What the server says, asked with the session that the mini-program holds. */
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
