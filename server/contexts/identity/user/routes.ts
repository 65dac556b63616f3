import type { FastifyPluginAsync } from 'fastify'
import { codes } from '../../../../contract/constants/codes'
import * as contract from '../../../../contract/user'
import { AppError } from '../../../lib/app-error'
import { deleteOldAttempts } from '../../../lib/attempts'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { deleteOldCodes } from './commands/codes'
import { deleteOldFailures } from './commands/failures'
import { requireMayAskForCodes, sendCode } from './commands/login-code'
import { deleteOldPictures, newPicture } from './commands/picture-code'
import { login, logout, miniProgramSession } from './commands/sign-in'
import { h5Init, userInfo } from './queries'

const CLEAN_EVERY_MS = 600_000

const userRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, contract.login, ({ ctx, body, request }) => login(ctx, body, request.ip), {
    isTight: true,
  })
  registerEndpoint(
    app,
    contract.loginCode,
    async ({ ctx, query, request }) => {
      if (query.email === undefined && query.phone === undefined)
        return { resendInSeconds: 0, picture: await newPicture(ctx, request.ip) }
      if (query.email === undefined && query.phoneCode === undefined)
        throw new AppError(codes.badInput, 'badInput', {}, { field: 'phoneCode', rule: 'required' })
      await requireMayAskForCodes(ctx, request.ip, query)
      const target =
        query.email === undefined
          ? { channel: 'sms' as const, phoneCode: query.phoneCode ?? '', phone: query.phone ?? '' }
          : { channel: 'email' as const, email: query.email }
      return { resendInSeconds: await sendCode(ctx, 'login', target) }
    },
    { isTight: true },
  )
  registerEndpoint(
    app,
    contract.miniProgramSession,
    ({ ctx, body }) => miniProgramSession(ctx, body.jsCode),
    { isTight: true },
  )
  registerEndpoint(app, contract.checkSession, () => true)
  registerEndpoint(app, contract.logout, ({ ctx, user }) => logout(ctx, user))
  registerEndpoint(app, contract.userInfo, ({ ctx, user }) => userInfo(ctx, user))
  registerEndpoint(app, contract.h5Init, ({ ctx }) => h5Init(ctx))
  app.jobs.register({
    name: 'deleteOldSignInTries',
    everyMs: CLEAN_EVERY_MS,
    run: async (ctx) => {
      await deleteOldPictures(ctx)
      await deleteOldAttempts(ctx)
      await deleteOldFailures(ctx)
      await deleteOldCodes(ctx)
    },
  })
}
export default userRoutes
