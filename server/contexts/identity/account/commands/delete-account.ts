import { eq } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import type * as ownData from '../../../../../contract/own-data'
import { accountKey, idempotencyKey, loginCode } from '../../../../db/schema/users'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context, type SessionUser } from '../../../../lib/context'
import { publish } from '../../../../lib/events'
import { closeAllSessions } from '../../../../lib/session'
import { lockUser, updateUser } from '../../user/commands/accounts'
import { clearFailures } from '../../user/commands/failures'
import { useCode } from '../../user/commands/login-code'
import { requirePassword } from '../../user/commands/sign-in'
import type { UserRow } from '../../user/mapper'
import { requireUserRow } from '../../user/queries'
import { accountClosing, userCommitments, userData } from '../user-data'
import { ownTarget } from './contacts'

type Body = BodyOf<typeof ownData.deleteAccount>

/**
 * Deletes an account in one transaction: cancels unpaid orders, ends pending commitments and lets every
 * domain erase or anonymise its data. The account's row remains without personal data, because retained
 * orders refer to it.
 * @throws AppError badInput (no proof), loginFailed, codeWrong, codeExpired, accountLocked, commitmentsAhead
 * with data {commitments}
 */
export async function deleteAccount(ctx: Context, user: SessionUser, body: Body): Promise<true> {
  const row = await requireUserRow(ctx, user)
  // Commitments are checked first, because a refusal after the code was verified would use up the code.
  if (body.confirmCommitments !== '1') await requireNothingAhead(ctx, user.id)
  await requireProof(ctx, row, body)
  await inTransaction(ctx, async (inner) => {
    await lockUser(inner.db, user.id)
    await publish(inner, accountClosing, { userId: user.id })
    if (body.confirmCommitments !== '1') await requireNothingAhead(inner, user.id)
    for (const { end } of ctx.wiring.all(userCommitments).values()) await end(inner, user.id)
    for (const { erase } of ctx.wiring.all(userData).values()) await erase(inner, user.id)
    await forget(inner, row)
  })
  return true
}

async function requireProof(ctx: Context, row: UserRow, body: Body): Promise<void> {
  const target = ownTarget(row)
  if (body.code !== undefined && target) return useCode(ctx, 'delete', target, body.code)
  if (body.password !== undefined) return requirePassword(ctx, row, body.password)
  // An account without password, phone and e-mail (social sign-in only) is identified by its session alone.
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
  for (const [name, { count }] of ctx.wiring.all(userCommitments)) {
    const ahead = await count(ctx, userId)
    if (ahead > 0) counts[name] = ahead
  }
  const total = Object.values(counts).reduce((sum, item) => sum + item, 0)
  if (total > 0)
    throw new AppError(codes.commitmentsAhead, 'commitmentsAhead', { count: total }, { commitments: counts })
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
    lang: null,
    deleteTime: ctx.now(),
  })
  // Without its key all encrypted data of the account is unreadable, also in backups.
  await ctx.db.delete(accountKey).where(eq(accountKey.userId, row.id))
  // Stored idempotent responses contain names and addresses.
  await ctx.db.delete(idempotencyKey).where(eq(idempotencyKey.userId, row.id))
  for (const target of [row.phone === null ? null : `${row.phoneCode} ${row.phone}`, row.email])
    if (target !== null) await ctx.db.delete(loginCode).where(eq(loginCode.target, target))
  for (const account of [row.username, row.email, `id:${row.id}`])
    if (account !== null) await clearFailures(ctx.db, account.toLowerCase())
  await closeAllSessions(ctx.db, row.id)
}
