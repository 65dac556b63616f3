import type { FastifyPluginAsync } from 'fastify'
import * as persons from '../../../../contract/persons'
import { registerAnswer } from '../../../lib/register-answer'
import { registerEndpoint, registerOnce } from '../../../lib/register-endpoint'
import { personDelete, personSave } from './commands/persons'
import { personForm, personList, personOf } from './queries/persons'
import { regionTree } from './regions'

const personRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, persons.personList, ({ ctx, user }) => personList(ctx, user))
  registerEndpoint(app, persons.personForm, ({ ctx, user, params }) => personForm(ctx, user, params.id))
  registerOnce(app, persons.personSave, {
    write: ({ ctx, user, body }) => personSave(ctx, user, body),
    read: ({ ctx, user }, id) => personOf(ctx, user, id),
  })
  registerEndpoint(app, persons.personDelete, ({ ctx, user, params }) => personDelete(ctx, user, params.id))
  registerAnswer(app, persons.regionTree, ({ ctx }) => regionTree(ctx.lang))
}
export default personRoutes
