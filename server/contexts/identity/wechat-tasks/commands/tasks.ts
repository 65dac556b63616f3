import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { wechatTask } from '../../../../db/schema/wechat'
import { inTransaction, type Context } from '../../../../lib/context'
import { taskHandlers, type WechatTask } from '../handlers'

type TaskKind = 'delivery' | 'picture'

const BATCH = 20

const MOST_TRIES = 12

const FIRST_RETRY_MS = 60_000

const LONGEST_RETRY_MS = 3_600_000

/** Tasks claimed for longer than this belong to a crashed process. */
const CLAIM_ENDS_MS = 600_000

const ERROR_LENGTH = 200

/** Queues a call to WeChat, once, which is made after the caller's transaction has committed. */
export async function addTask(
  ctx: Context,
  of: { kind: TaskKind; ref: string; userId: string },
): Promise<void> {
  await ctx.db
    .insert(wechatTask)
    .values({ id: randomUUID(), ...of, createTime: ctx.now(), dueTime: ctx.now() })
    .onConflictDoNothing({ target: [wechatTask.kind, wechatTask.ref] })
}

/** Claims due tasks, so that no other process runs them. */
function claim(ctx: Context): Promise<WechatTask[]> {
  return inTransaction(ctx, async (tx) => {
    const due = tx.db
      .select({ id: wechatTask.id })
      .from(wechatTask)
      .where(
        and(
          isNull(wechatTask.doneTime),
          lte(wechatTask.dueTime, tx.now()),
          lt(wechatTask.tries, MOST_TRIES),
          or(
            isNull(wechatTask.claimTime),
            lt(wechatTask.claimTime, new Date(tx.now().getTime() - CLAIM_ENDS_MS)),
          ),
        ),
      )
      .orderBy(wechatTask.dueTime, wechatTask.id)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    return tx.db
      .update(wechatTask)
      .set({ claimTime: tx.now(), tries: sql`${wechatTask.tries} + 1` })
      .where(inArray(wechatTask.id, due))
      .returning()
  })
}

const retryAfter = (tries: number): number => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (tries - 1))

async function attempt(ctx: Context, task: WechatTask): Promise<void> {
  const done = await ctx.wiring
    .get(taskHandlers, task.kind)(ctx, task)
    .then(
      ({ outcome, ticket = null }) => ({ outcome, ticket, doneTime: ctx.now(), lastError: null }),
      (error: unknown) => {
        ctx.log.warn({ err: error, task: task.id, kind: task.kind, tries: task.tries }, 'WeChat was not told')
        return {
          claimTime: null,
          dueTime: new Date(ctx.now().getTime() + retryAfter(task.tries)),
          lastError: ((error as Partial<Error>).message ?? String(error)).slice(0, ERROR_LENGTH),
        }
      },
    )
  await ctx.db.update(wechatTask).set(done).where(eq(wechatTask.id, task.id))
}

/**
 * Runs due tasks. A failed task is retried with increasing delay for about half a day; tasks of a crashed
 * process are claimed by others.
 */
export async function runTasks(ctx: Context): Promise<void> {
  for (let batch = await claim(ctx); batch.length > 0; batch = await claim(ctx))
    for (const task of batch) await attempt(ctx, task)
}

/** Runs a task immediately, however often it has failed. */
export async function retryTask(ctx: Context, id: string): Promise<void> {
  await ctx.db
    .update(wechatTask)
    .set({ tries: 0, dueTime: ctx.now(), claimTime: null })
    .where(and(eq(wechatTask.id, id), isNull(wechatTask.doneTime)))
  await runTasks(ctx)
}
