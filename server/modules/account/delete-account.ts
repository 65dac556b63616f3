import { and, eq, isNull } from 'drizzle-orm'
import { codes } from '../../../contract/constants/codes'
import type * as contract from '../../../contract/account'
import type { BodyOf } from '../../../contract/define-endpoint'
import { userIdentity } from '../../db/schema/account'
import { orderInfo } from '../../db/schema/orders'
import { idempotencyKey, loginCode } from '../../db/schema/users'
import { AppError } from '../../lib/app-error'
import { type Context, inTransaction, type SessionUser } from '../../lib/context'
import { closeAllSessions } from '../../lib/session'
import { cancelLocked, isUnpaid, lockOrder } from '../orders/cancel-order'
import { useCode } from '../user/login-code'
import { clearFailures, lockUser, updateUser, type UserRow } from '../user/repository'
import { requirePassword, requireUserRow } from '../user/service'
import { ownTarget } from './contacts'
import { userCommitments, userDataParts } from './user-data'

type Body = BodyOf<typeof contract.deleteAccount>

/**
 * Deletes an account: unpaid orders are cancelled, what lies ahead ends, every domain erases or anonymises its part, the
 * account's own row stays without anything that names a person, for the orders that accounts demand. All of it or nothing.
 * @throws AppError badInput (no proof), loginFailed, codeWrong, codeExpired, accountLocked, commitmentsAhead with data {commitments}
 */
export async function deleteAccount(ctx: Context, user: SessionUser, body: Body): Promise<true> {
  const row = await requireUserRow(ctx, user)
  // What lies ahead is told first: a code that was typed in would be used up by a refusal.
  if (body.confirmCommitments !== '1') await requireNothingAhead(ctx, user.id)
  await requireProof(ctx, row, body)
  await inTransaction(ctx, async (inner) => {
    await lockUser(inner.db, user.id)
    await cancelUnpaidOrders(inner, user.id)
    if (body.confirmCommitments !== '1') await requireNothingAhead(inner, user.id)
    for (const { end } of userCommitments().values()) await end(inner, user.id)
    for (const { erase } of userDataParts().values()) await erase(inner, user.id)
    await forget(inner, row)
  })
  return true
}

async function requireProof(ctx: Context, row: UserRow, body: Body): Promise<void> {
  const target = ownTarget(row)
  if (body.code !== undefined && target) return useCode(ctx, 'delete', target, body.code)
  if (body.password !== undefined) return requirePassword(ctx, row, body.password)
  // Who came only by another account has nothing else to prove it with than the session.
  if (row.passwordHash !== null || target)
    throw new AppError(
      codes.badInput,
      'proofNeeded',
      {},
      { field: row.passwordHash === null ? 'code' : 'password', rule: 'required' },
    )
}

async function requireNothingAhead(ctx: Context, userId: string): Promise<void> {
  const counts: Record<string, number> = {}
  for (const [name, { count }] of userCommitments()) {
    const ahead = await count(ctx, userId)
    if (ahead > 0) counts[name] = ahead
  }
  const total = Object.values(counts).reduce((sum, item) => sum + item, 0)
  if (total > 0)
    throw new AppError(codes.commitmentsAhead, 'commitmentsAhead', { count: total }, { commitments: counts })
}

async function cancelUnpaidOrders(ctx: Context, userId: string): Promise<void> {
  const unpaid = await ctx.db
    .select({ id: orderInfo.id })
    .from(orderInfo)
    .where(and(eq(orderInfo.userId, userId), isNull(orderInfo.status), eq(orderInfo.isPaid, false)))
    .orderBy(orderInfo.id)
  for (const { id } of unpaid) {
    const order = await lockOrder(ctx, id, userId)
    if (order && isUnpaid(order)) await cancelLocked(ctx, order, 'user')
  }
}

async function forget(ctx: Context, row: UserRow): Promise<void> {
  await updateUser(ctx.db, row.id, {
    username: null,
    passwordHash: null,
    phoneCode: null,
    phone: null,
    email: null,
    openId: null,
    nickName: '',
    headimgUrl: '/assets/persons/visitor.svg',
    realName: null,
    birthDate: null,
    sex: null,
    provinceId: null,
    cityId: null,
    address: null,
    deleteTime: ctx.now(),
  })
  await ctx.db.delete(userIdentity).where(eq(userIdentity.userId, row.id))
  // Answers that were kept for repetitions name persons and addresses.
  await ctx.db.delete(idempotencyKey).where(eq(idempotencyKey.userId, row.id))
  for (const target of [row.phone === null ? null : `${row.phoneCode} ${row.phone}`, row.email])
    if (target !== null) await ctx.db.delete(loginCode).where(eq(loginCode.target, target))
  for (const account of [row.username, row.email, `id:${row.id}`])
    if (account !== null) await clearFailures(ctx.db, account.toLowerCase())
  await closeAllSessions(ctx.db, row.id)
}
