import type * as contract from '../../../../../contract/account'
import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context, type SessionUser } from '../../../../lib/context'
import { hashPassword } from '../../../../lib/password'
import { closeAllSessions, closeOtherSessions } from '../../../../lib/session'
import { requireStrongPassword } from '../../user/account-names'
import { updateUser } from '../../user/commands/accounts'
import { clearFailures } from '../../user/commands/failures'
import { type CodeTarget, useCode } from '../../user/commands/login-code'
import { requirePassword, userByTarget } from '../../user/commands/sign-in'
import type { UserRow } from '../../user/mapper'
import { requireUserRow } from '../../user/queries'

/** Verifies the user's current password. @throws AppError loginFailed, accountLocked */
export async function checkPassword(ctx: Context, user: SessionUser, password: string): Promise<true> {
  await requirePassword(ctx, await requireUserRow(ctx, user), password)
  return true
}

/** @throws AppError sessionMissing, loginFailed, accountLocked, passwordWeak, codeWrong, codeExpired */
export function editPassword(ctx: Context, body: BodyOf<typeof contract.editPassword>): Promise<true> {
  if (body.type === 'old') return changePassword(ctx, body.oldPassword, body.newPassword)
  return resetPassword(
    ctx,
    body.type === 'sms'
      ? { channel: 'sms', phoneCode: body.phoneCode, phone: body.phone }
      : { channel: 'email', email: body.email },
    body.code,
    body.newPassword,
  )
}

async function changePassword(ctx: Context, oldPassword: string, newPassword: string): Promise<true> {
  const { user } = ctx
  if (!user) throw new AppError(codes.sessionMissing, 'sessionMissing')
  const row = await requireUserRow(ctx, user)
  requireStrongPassword(newPassword, 'newPassword', [row.username, row.phone, row.email])
  await requirePassword(ctx, row, oldPassword)
  await setPassword(ctx, row, newPassword, user)
  return true
}

/**
 * Resets the password after the code sent to the account's phone or e-mail was verified, and ends every
 * session, so that nobody stays signed in with the old password or on an unlocked phone.
 * @throws AppError badInput, passwordWeak, codeWrong (also when there is no account), codeExpired,
 * accountLocked
 */
export async function resetPassword(
  ctx: Context,
  target: CodeTarget,
  code: string,
  newPassword: string,
): Promise<true> {
  requireStrongPassword(
    newPassword,
    'newPassword',
    target.channel === 'sms' ? [target.phone] : [target.email],
  )
  await useCode(ctx, 'reset', target, code)
  const row = await userByTarget(ctx, target)
  if (!row) throw new AppError(codes.codeWrong, 'codeWrong', {}, { field: 'code', rule: 'wrong' })
  await setPassword(ctx, row, newPassword, null)
  return true
}

async function setPassword(
  ctx: Context,
  row: UserRow,
  password: string,
  kept: SessionUser | null,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await inTransaction(ctx, async (inner) => {
    await updateUser(inner.db, row.id, { passwordHash })
    if (kept) await closeOtherSessions(inner.db, row.id, kept.tokenHash)
    else await closeAllSessions(inner.db, row.id)
    for (const account of [row.username, row.email, `id:${row.id}`])
      if (account !== null) await clearFailures(inner.db, account.toLowerCase())
  })
}
