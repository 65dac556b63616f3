import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import * as contract from '../../../../contract/account'
import * as ownData from '../../../../contract/own-data'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { identityOfReturn, startVisit } from '../social/visits'
import { requireMayAskForCodes, requireMayBindByCode, sendCode } from '../user/commands/login-code'
import { socialSession } from '../user/commands/sign-in'
import { bindContact, sendBindCode } from './commands/contacts'
import { deleteAccount } from './commands/delete-account'
import { proveOwner } from './commands/owner-proof'
import { checkPassword, editPassword } from './commands/password'
import { personalDataSave } from './commands/personal-data'
import { checkUsername, register } from './commands/register'
import { exportData } from './export-data'
import { contactPhone, h5UserInfo, personalData } from './queries/personal-data'

const tight = { isTight: true }

const accountRoutes: FastifyPluginAsync = async (app) => {
  dataRoutes(app)
  signInRoutes(app)
  registerRoutes(app)
}

/** Routes for the data export and the deletion of an account. */
function dataRoutes(app: FastifyInstance): void {
  registerEndpoint(app, contract.personalData, ({ ctx, user }) => personalData(ctx, user))
  registerEndpoint(app, contract.personalDataSave, ({ ctx, user, body }) => personalDataSave(ctx, user, body))
  registerEndpoint(app, contract.contactPhone, ({ ctx, user }) => contactPhone(ctx, user))
  registerEndpoint(app, contract.h5UserInfo, ({ ctx, user }) => h5UserInfo(ctx, user))
  registerEndpoint(
    app,
    contract.bindPhone,
    ({ ctx, user, query }) =>
      bindContact(ctx, user, { channel: 'sms', phoneCode: query.phoneCode, phone: query.phone }, query),
    tight,
  )
  registerEndpoint(
    app,
    contract.bindEmail,
    ({ ctx, user, body }) => bindContact(ctx, user, { channel: 'email', email: body.email }, body),
    tight,
  )
  registerEndpoint(
    app,
    contract.sendBindCode,
    async ({ ctx, user, body }) => {
      await requireMayBindByCode(ctx, user.id)
      return sendBindCode(ctx, user, body)
    },
    tight,
  )
  registerEndpoint(app, contract.proveOwner, ({ ctx, user, body }) => proveOwner(ctx, user, body), tight)
  registerEndpoint(app, ownData.exportData, ({ ctx, user }) => exportData(ctx, user))
  registerEndpoint(app, ownData.deleteAccount, ({ ctx, user, body }) => deleteAccount(ctx, user, body), tight)
}

function signInRoutes(app: FastifyInstance): void {
  registerEndpoint(app, contract.socialStart, ({ ctx, body, request }) =>
    startVisit(ctx, body, request.headers.origin),
  )
  registerEndpoint(
    app,
    contract.socialLogin,
    async ({ ctx, body }) => socialSession(ctx, await identityOfReturn(ctx, 'google', body)),
    tight,
  )
  registerEndpoint(
    app,
    contract.wechatH5Login,
    async ({ ctx, body }) => socialSession(ctx, await identityOfReturn(ctx, 'wechatH5', body)),
    tight,
  )
  registerEndpoint(
    app,
    contract.checkPassword,
    ({ ctx, user, body }) => checkPassword(ctx, user, body.password),
    tight,
  )
  registerEndpoint(app, contract.editPassword, ({ ctx, body }) => editPassword(ctx, body), tight)
}

function registerRoutes(app: FastifyInstance): void {
  registerEndpoint(
    app,
    contract.checkUsername,
    ({ ctx, query, request }) => checkUsername(ctx, query.username, request.ip),
    tight,
  )
  registerEndpoint(
    app,
    contract.registerSmsCode,
    async ({ ctx, query, request }) => {
      await requireMayAskForCodes(ctx, request.ip, query)
      return {
        resendInSeconds: await sendCode(ctx, query.purpose ?? 'register', {
          channel: 'sms',
          phoneCode: query.phoneCode,
          phone: query.phone,
        }),
      }
    },
    tight,
  )
  registerEndpoint(
    app,
    contract.registerEmailCode,
    async ({ ctx, query, request }) => {
      await requireMayAskForCodes(ctx, request.ip, query)
      return {
        resendInSeconds: await sendCode(ctx, query.purpose ?? 'register', {
          channel: 'email',
          email: query.email,
        }),
      }
    },
    tight,
  )
  registerEndpoint(app, contract.register, ({ ctx, body }) => register(ctx, body), tight)
}
export default accountRoutes
