import type { FastifyPluginAsync } from 'fastify'
import * as contract from '../../../../contract/site-user'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { resetPassword } from '../account/commands/password'
import { openWithCode } from '../account/commands/register'
import { identityOfReturn } from '../social/visits'
import { requireMayAskForCodes, sendCode } from '../user/commands/login-code'
import { enter, socialSession, userByPassword } from '../user/commands/sign-in'

const tight = { isTight: true }

/** Endpoints of the website: the same accounts, identified by e-mail address. */
const siteUserRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(
    app,
    contract.siteLogin,
    async ({ ctx, body, request }) =>
      enter(ctx, await userByPassword(ctx, body.email, body.password, request.ip, body), false),
    tight,
  )
  registerEndpoint(
    app,
    contract.siteFacebookLogin,
    async ({ ctx, body }) => socialSession(ctx, await identityOfReturn(ctx, 'facebook', body)),
    tight,
  )
  registerEndpoint(
    app,
    contract.siteRegister,
    ({ ctx, body }) => openWithCode(ctx, { channel: 'email', email: body.email }, body),
    tight,
  )
  registerEndpoint(
    app,
    contract.sitePassword,
    ({ ctx, body }) =>
      resetPassword(ctx, { channel: 'email', email: body.email }, body.code, body.newPassword),
    tight,
  )
  registerEndpoint(
    app,
    contract.siteCode,
    async ({ ctx, body, request }) => {
      await requireMayAskForCodes(ctx, request.ip, body)
      return {
        resendInSeconds: await sendCode(ctx, body.purpose === 'password' ? 'reset' : 'register', {
          channel: 'email',
          email: body.email,
        }),
      }
    },
    tight,
  )
}
export default siteUserRoutes
