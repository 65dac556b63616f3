import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import * as contract from '../../../contract/certificates'
import { userCertificate } from '../../db/schema/account'
import { registerEndpoint } from '../../lib/register-endpoint'
import { registerUserData } from '../account/user-data'
import { certificateDelete, certificateList, certificateSave, settingShow, settingVerify } from './service'

const certificateRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, contract.certificateList, ({ ctx, user }) => certificateList(ctx, user))
  registerEndpoint(app, contract.certificateSave, ({ ctx, user, body }) => certificateSave(ctx, user, body))
  registerEndpoint(app, contract.certificateDelete, ({ ctx, user, params }) =>
    certificateDelete(ctx, user, params.id),
  )
  registerEndpoint(app, contract.certificateSettingShow, ({ ctx }) => settingShow(ctx))
  registerEndpoint(app, contract.certificateSettingVerify, ({ ctx }) => settingVerify(ctx))
  registerUserData(
    'certificates',
    (ctx, userId) => certificateList(ctx, { id: userId, tokenHash: '', enterpriseId: null }),
    (ctx, userId) => ctx.db.delete(userCertificate).where(eq(userCertificate.userId, userId)),
  )
}
export default certificateRoutes
