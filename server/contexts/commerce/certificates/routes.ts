import type { FastifyPluginAsync } from 'fastify'
import * as contract from '../../../../contract/certificates'
import { registerEndpoint, registerOnce } from '../../../lib/register-endpoint'
import { certificateDelete, certificateSave } from './commands/certificates'
import { certificateList, certificateOf, settingShow, settingVerify } from './queries/certificates'

const certificateRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, contract.certificateList, ({ ctx, user }) => certificateList(ctx, user))
  registerOnce(app, contract.certificateSave, {
    write: ({ ctx, user, body }) => certificateSave(ctx, user, body),
    read: ({ ctx, user }, id) => certificateOf(ctx, user, id),
  })
  registerEndpoint(app, contract.certificateDelete, ({ ctx, user, params }) =>
    certificateDelete(ctx, user, params.id),
  )
  registerEndpoint(app, contract.certificateSettingShow, ({ ctx }) => settingShow(ctx))
  registerEndpoint(app, contract.certificateSettingVerify, ({ ctx }) => settingVerify(ctx))
}
export default certificateRoutes
