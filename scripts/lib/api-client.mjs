import { routeOf } from './route-paths.mjs'

/**
 * A minimal client of the API for tests and tools.
 *
 * @param {string} server URL without a trailing slash
 * @param {{ appId?: string, language?: string }} [options]
 */
export function createApiClient(server, { appId = 'medibook-h5', language = 'zh-Hant' } = {}) {
  let session = ''

  async function call(name, { params, query, body } = {}) {
    const { method, path } = routeOf(name, params)
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const response = await fetch(`${server}${path}${search}`, {
      method,
      headers: {
        'app-id': appId,
        'tenant-id': '1',
        'third-session': session,
        'accept-language': language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = await response.json()
    if (response.status !== 200 || ![0, 200].includes(answer.code)) {
      throw new Error(`${method} ${path}: HTTP ${response.status}, code ${answer.code}, ${answer.msg ?? ''}`)
    }
    return answer.data
  }

  return {
    call,
    /**
     * @returns {Promise<{ thirdSession: string, expireInMs: number, user: object }>} and uses the session in
     * later calls
     */
    async signIn({ username, password }) {
      const answer = await call('login', {
        body: { type: 'password', username, password },
      })
      session = answer.thirdSession
      return answer
    },
    /** Signs in with the login code of a mini-program. Returns the same as `signIn`. */
    async signInByMiniProgram(jsCode) {
      const answer = await call('miniProgramSession', { body: { jsCode } })
      session = answer.thirdSession
      return answer
    },
    /** Signs in with a code sent by SMS; registers on first use. Returns the same as `signIn`. */
    async signInByCode({ phoneCode, phone, code }) {
      const answer = await call('login', {
        body: { type: 'sms', phoneCode, phone, code },
      })
      session = answer.thirdSession
      return answer
    },
  }
}

/**
 * The device storage after agreeing to the privacy policy; without it every page starts with the welcome
 * page.
 */
export const storedConsent = { privacyConsent: 1 }

/**
 * The device storage of a signed-in session (src/api/session.ts).
 * @param {{ thirdSession: string, expireInMs: number, user: object }} session
 * @returns {Record<string, unknown>}
 */
export function storedSession({ thirdSession, expireInMs, user }, nowMs = Date.now()) {
  return { thirdSession, thirdSessionExpiresAtMs: nowMs + expireInMs, timeString: nowMs, wxUser: user }
}
