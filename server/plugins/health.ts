import { sql } from 'drizzle-orm'
import fp from 'fastify-plugin'

/** For whoever watches the server: 200 while it can answer, 503 when its database does not. A replica that is down is said, and costs nothing but load. */
export default fp(async (app) => {
  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await app.db.execute(sql`select 1`)
      const replica = app.replica && ((await app.replica.isUp()) ? 'ok' : 'failed')
      return {
        status: 'ok',
        ...(replica ? { replica } : {}),
        time: app.ports.clock.now().toISOString(),
        sandbox: app.config.isSandboxOn,
      }
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'failed' })
    }
  })
})
