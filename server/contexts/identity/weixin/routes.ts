import type { FastifyPluginAsync } from 'fastify'
import * as contract from '../../../../contract/weixin'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { alipayUser, wxUserPhone, wxUserSave } from './commands/profile'
import { jsSdkSignature, unlimitedCode, wxAppId } from './platform'
import { templateMessages, wxUser } from './queries'

const weixinRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, contract.wxUser, ({ ctx, user }) => wxUser(ctx, user))
  registerEndpoint(app, contract.wxUserSave, ({ ctx, user, body }) => wxUserSave(ctx, user, body))
  registerEndpoint(app, contract.wxUserPhone, ({ ctx, user, body }) => wxUserPhone(ctx, user, body), {
    isTight: true,
  })
  registerEndpoint(app, contract.wxAppId, ({ ctx }) => wxAppId(ctx))
  registerEndpoint(app, contract.jsSdkSignature, ({ ctx, query }) => jsSdkSignature(ctx, query.url))
  registerEndpoint(app, contract.unlimitedCode, ({ ctx, body }) => unlimitedCode(ctx, body))
  registerEndpoint(app, contract.templateMessages, ({ ctx, body }) => templateMessages(ctx, body))
  registerEndpoint(app, contract.alipayUser, ({ ctx, user, body }) => alipayUser(ctx, user, body), {
    isTight: true,
  })
}
export default weixinRoutes
