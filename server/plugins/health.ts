import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { isMigrated } from '../db/migrate'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Reports "not ready" from now on and starts no more jobs; calls are answered until the server closes.
     */
    beginDrain(): void
  }
}

/**
 * For monitoring and load balancers:
 * /healthz  the process runs: restart it when this fails
 * /readyz   it can answer: the database is there and migrated, and the server is not about to close
 * /health   the database and its replica. A replica that is down is reported; the database then takes its load
 */
export default fp(async (app) => {
  let isDraining = false
  let hasMigrations = false
  app.decorate('beginDrain', () => {
    isDraining = true
    void app.jobs.stop()
  })

  const unready = (reply: FastifyReply, reason: string) => reply.code(503).send({ status: 'unready', reason })
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/(health|healthz|readyz)$/.test(request.routeOptions.url ?? ''))
      reply.header('cache-control', 'no-store')
  })
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (isDraining) return unready(reply, 'draining')
    try {
      // Migrations are not undone, so only the connection is checked again.
      if (hasMigrations) await app.db.execute(sql`select 1`)
      else hasMigrations = await isMigrated(app.db)
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer')
      return unready(reply, 'database')
    }
    return hasMigrations ? { status: 'ready' } : unready(reply, 'migrations')
  })
  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
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
