import type { FastifyInstance } from 'fastify'
import type { Retention } from '../config-retention'
import type { Context } from './context'

const DAY_MS = 86_400_000
const EVERY_MS = 3_600_000

/** A rule of retention: what is deleted by its age, and how. */
export interface RetentionRule {
  /** Name of its job. */
  name: string
  days: keyof Retention
  /** Deletes what ended before this moment. */
  end(ctx: Context, before: Date): Promise<unknown>
}

/** Registers an hourly job for each rule; a rule of 0 days deletes nothing. */
export function registerRetention(app: FastifyInstance, rules: readonly RetentionRule[]): void {
  for (const { name, days, end } of rules)
    app.jobs.register({
      name,
      everyMs: EVERY_MS,
      async run(ctx) {
        const kept = ctx.config.retention[days]
        if (kept > 0) await end(ctx, new Date(ctx.now().getTime() - kept * DAY_MS))
      },
    })
}
