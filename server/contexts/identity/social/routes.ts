import type { FastifyPluginAsync } from 'fastify'
import { appOfState, RETURN_PATH } from './state'

/** The page that completes the sign-in. */
const LOGIN_PAGE = '/#/pages-mine/login/login'
const MOST_LETTERS = 2048

const textOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= MOST_LETTERS ? value : ''

/**
 * Redirect target of the providers after a sign-in: redirects to the app's login page with the code in the
 * fragment, which browsers send to no server. It signs nobody in, and follows no address from the request.
 */
const socialRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: Record<string, unknown> }>(
    `${app.config.apiPrefix}${RETURN_PATH}`,
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const state = textOf(query.state)
      const code = textOf(query.code) || textOf(query.auth_code)
      const outcome = code ? 'done' : query.error === 'access_denied' ? 'cancelled' : 'failed'
      const back = new URLSearchParams({ outcome, ...(code ? { code } : {}), ...(state ? { state } : {}) })
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${appOfState(app.config, state)}${LOGIN_PAGE}?${back.toString()}`, 303)
    },
  )
}
export default socialRoutes
