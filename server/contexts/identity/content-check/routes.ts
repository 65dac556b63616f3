import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { otherPaths } from '../../../../contract/constants/paths'
import { ContentPushError } from '../../../ports/content-check'
import { runTasks } from '../wechat-tasks/commands/tasks'
import { settlePicture } from './commands/pictures'

const TELL_EVERY_MS = 15_000
const HIDDEN = { config: { auth: 'none' }, schema: { hide: true } } as const

const queryOf = (request: FastifyRequest) => request.query as Record<string, string | undefined>

/** Answers 401 to requests that WeChat has not signed. */
async function genuine(reply: FastifyReply, work: () => Promise<string>): Promise<FastifyReply> {
  void reply.type('text/plain; charset=utf-8')
  try {
    return reply.send(await work())
  } catch (error) {
    if (error instanceof ContentPushError) return reply.code(401).send('')
    throw error
  }
}

const contentCheckRoutes: FastifyPluginAsync = async (app) => {
  app.jobs.register({ name: 'tellWechat', everyMs: TELL_EVERY_MS, run: (ctx) => runTasks(ctx) })
  await app.register(async (scope) => {
    // the signature covers the raw text
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.get(otherPaths.wechatPush, HIDDEN, (request, reply) =>
      genuine(reply, async () => app.ports.content.echoOf(queryOf(request)) ?? ''),
    )
    scope.post(otherPaths.wechatPush, HIDDEN, (request, reply) =>
      genuine(reply, async () => {
        const verdict = app.ports.content.readPush({
          query: queryOf(request),
          rawBody: typeof request.body === 'string' ? request.body : '',
        })
        if (verdict) await settlePicture(request.ctx(), verdict)
        return 'success'
      }),
    )
  })
}
export default contentCheckRoutes
