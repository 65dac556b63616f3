import type { FastifyPluginAsync } from 'fastify'
import * as contract from '../../../contract/user'
import { registerEndpoint } from '../../lib/register-endpoint'
import { sendCode } from './login-code'
import { h5Init, login, logout, miniProgramSession, userInfo } from './service'

const userRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, contract.login, ({ ctx, body }) => login(ctx, body), { isTight: true })
  registerEndpoint(app, contract.loginCode, async ({ ctx, query }) => ({ resendInSeconds: await sendCode(ctx, 'login', query.phoneCode, query.phone) }), { isTight: true })
  registerEndpoint(app, contract.miniProgramSession, ({ ctx, body }) => miniProgramSession(ctx, body.jsCode), { isTight: true })
  registerEndpoint(app, contract.checkSession, () => true)
  registerEndpoint(app, contract.logout, ({ ctx, user }) => logout(ctx, user))
  registerEndpoint(app, contract.userInfo, ({ ctx, user }) => userInfo(ctx, user))
  registerEndpoint(app, contract.h5Init, ({ ctx }) => h5Init(ctx))
}
export default userRoutes
