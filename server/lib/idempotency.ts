import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { codes } from '../../contract/constants/codes'
import type { Db } from '../db/client'
import { preparedOn } from '../db/prepared'
import { idempotencyKey } from '../db/schema/users'
import { AppError } from './app-error'
import { type Context, inTransaction } from './context'

const KEPT_MS = 7 * 24 * 3_600_000

interface Attempt {
  userId: string
  /** Purpose of the key: 'placeOrder', 'pay'. The same key in another scope is another key. */
  scope: string
  key: string
  /** The whole request: reusing a key for another request is refused. */
  request: unknown
}
/** An attempt whose answer is known before it starts. */
interface DecidedAttempt<T> extends Attempt {
  answer: T
}

const prepareInsert = (db: Db) =>
  db
    .insert(idempotencyKey)
    .values({
      userId: sql.placeholder('userId'),
      scope: sql.placeholder('scope'),
      key: sql.placeholder('key'),
      requestHash: sql.placeholder('requestHash'),
      answer: sql.placeholder('answer'),
      createTime: sql.placeholder('createTime'),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
    .prepare('take_idempotency_key')

/** Inserts the key. @returns the answer of an earlier attempt; null for the first */
async function takeKey(ctx: Context, attempt: Attempt, answer: unknown): Promise<{ answer: unknown } | null> {
  const { userId, scope, key } = attempt
  const requestHash = createHash('sha256').update(canonical(attempt.request)).digest('hex')
  // The primary key makes a concurrent request wait here until the first one has committed or rolled back.
  const inserted = await preparedOn(ctx.db, prepareInsert).execute({
    userId,
    scope,
    key,
    requestHash,
    answer,
    createTime: ctx.now(),
  })
  if (inserted.length > 0) return null
  const [row] = await ctx.db.select().from(idempotencyKey).where(isKey(attempt))
  if (!row || row.requestHash !== requestHash)
    throw new AppError(codes.badInput, 'keyReused', {}, { field: 'idempotencyKey', rule: 'reused' })
  return { answer: row.answer }
}

const isKey = ({ userId, scope, key }: Attempt) =>
  and(eq(idempotencyKey.userId, userId), eq(idempotencyKey.scope, scope), eq(idempotencyKey.key, key))

/**
 * Runs `work` once per key: the key, the answer and everything that `work` writes are committed together. A
 * repetition, also a concurrent one, gets the first answer. A refusal is not stored, so that it can be
 * retried.
 * @param work gets the context of the transaction; its answer must be serialisable as JSON
 * @throws AppError badInput when the key was used for a different request
 */
export function once<T>(ctx: Context, attempt: Attempt, work: (ctx: Context) => Promise<T>): Promise<T> {
  return inTransaction(ctx, async (inner) => {
    const before = await takeKey(inner, attempt, null)
    if (before) return before.answer as T
    const answer = await work(inner)
    await inner.db.update(idempotencyKey).set({ answer }).where(isKey(attempt))
    return answer
  })
}

/**
 * Like `once`, with an answer that is stored with the key: `work` is the last step of the transaction, so
 * that its locks are released immediately.
 * @returns `made`: the result of `work`; null for a repetition
 */
export function onceDecided<T, Made extends object>(
  ctx: Context,
  attempt: DecidedAttempt<T>,
  work: (ctx: Context) => Promise<Made>,
): Promise<{ answer: T; made: Made | null }> {
  return inTransaction(ctx, async (inner) => {
    const before = await takeKey(inner, attempt, attempt.answer)
    if (before) return { answer: before.answer as T, made: null }
    return { answer: attempt.answer, made: await work(inner) }
  })
}

/** JSON with sorted keys, so that equal requests have equal hashes. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, item: unknown) =>
      item !== null && typeof item === 'object' && !Array.isArray(item)
        ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
        : item,
    ) ?? 'null'
  )
}

export async function deleteOldIdempotencyKeys(ctx: Context): Promise<void> {
  await ctx.db
    .delete(idempotencyKey)
    .where(lt(idempotencyKey.createTime, new Date(ctx.now().getTime() - KEPT_MS)))
}
