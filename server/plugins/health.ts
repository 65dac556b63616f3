import { sql } from 'drizzle-orm'
import fp from 'fastify-plugin'

/**
 * For monitoring: 200 while the server can answer, 503 when its database does not. A replica that is down is
 * reported; the database then takes its load.
 */
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
