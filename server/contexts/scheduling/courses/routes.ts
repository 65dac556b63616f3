import type { FastifyPluginAsync } from 'fastify'
import { courseList, undoInjected } from '../../../../contract/courses'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { undoInjection } from './commands/undo'
import { listCourses } from './queries'

const courseRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, courseList, ({ ctx, user, query }) => listCourses(ctx, user.id, query))
  registerEndpoint(app, undoInjected, ({ ctx, user, body }) => undoInjection(ctx, user.id, body.id))
}

export default courseRoutes
