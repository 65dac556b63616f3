import { Type, type Static } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { momentText } from '../lib/store-time'
import type { SandboxPorts } from './ports'

const YEAR_MS = 366 * 24 * 3_600_000
const Advance = Type.Object({ advanceMs: Type.Integer({ minimum: 1, maximum: YEAR_MS }) })

/** Reads, advances and resets the clock that all rules use. */
export function clockRoutes(app: FastifyInstance, ports: SandboxPorts): void {
  const state = () => ({
    now: momentText(ports.clock.now(), app.config.storeTimeZone),
    nowMs: ports.clock.nowMs(),
    offsetMs: ports.clock.offsetMs(),
  })

  app.get('/sandbox/clock', async () => ({ code: 0, msg: 'ok', data: state() }))
  app.post('/sandbox/clock', { schema: { body: Advance } }, async (request) => {
    await ports.clock.advance((request.body as Static<typeof Advance>).advanceMs)
    // Runs the jobs that became due before answering.
    await app.jobs.runDueJobs()
    return { code: 0, msg: 'ok', data: state() }
  })
  app.post('/sandbox/clock/reset', async () => {
    await ports.clock.reset()
    return { code: 0, msg: 'ok', data: state() }
  })
}
