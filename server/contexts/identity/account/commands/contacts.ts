import type * as contract from '../../../../../contract/account'
import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import { AppError } from '../../../../lib/app-error'
import type { Context, SessionUser } from '../../../../lib/context'
import { isTaken, updateUser } from '../../user/commands/accounts'
import { sendCode, type CodeTarget, useCode } from '../../user/commands/login-code'
import { contactOf } from '../../user/commands/sign-in'
import type { UserRow } from '../../user/mapper'
import { requireUserRow } from '../../user/queries'
import { targetOf } from '../proofs'
import { toPersonalData } from '../queries/personal-data'
import { tellOldContact } from './contact-notice'
import { requireOwner } from './owner-proof'

/** Contact points of an account, the phone number first. */
export const ownTarget = (row: UserRow): CodeTarget | null => targetOf(row, 'sms') ?? targetOf(row, 'email')

/**
 * Sends a verification code to a new phone number or e-mail address, or to the account's current one.
 * @throws AppError badInput, rateLimited, systemBusy
 */
export async function sendBindCode(
  ctx: Context,
  user: SessionUser,
  body: BodyOf<typeof contract.sendBindCode>,
): Promise<{ resendInSeconds: number }> {
  const row = await requireUserRow(ctx, user)
  if (body.type === 'own') {
    const target = body.channel ? targetOf(row, body.channel) : ownTarget(row)
    if (!target) throw new AppError(codes.badInput, 'noContactYet', {}, { field: 'type', rule: 'missing' })
    return { resendInSeconds: await sendCode(ctx, body.purpose ?? 'delete', target) }
  }
  return {
    resendInSeconds: await sendCode(
      ctx,
      'bind',
      body.type === 'sms'
        ? { channel: 'sms', phoneCode: body.phoneCode, phone: body.phone }
        : { channel: 'email', email: body.email },
    ),
  }
}

/**
 * Binds a phone number or e-mail address after its code was verified. Only then does an error reveal that
 * another account uses it, because the caller has proven to own it.
 * @throws AppError ownerProofNeeded, badInput, codeWrong, codeExpired, accountLocked, accountTaken
 */
export async function bindContact(
  ctx: Context,
  user: SessionUser,
  target: CodeTarget,
  { code, ownerProof }: { code: string; ownerProof?: string | undefined },
): Promise<contract.PersonalData> {
  const before = await requireUserRow(ctx, user)
  requireOwner(ctx, user, before, ownerProof)
  await useCode(ctx, 'bind', target, code)
  const row = await updateUser(ctx.db, user.id, contactOf(target)).catch((error: unknown) => {
    if (isTaken(error))
      throw new AppError(
        codes.accountTaken,
        'accountTaken',
        {},
        { field: target.channel === 'sms' ? 'phone' : 'email', rule: 'taken' },
      )
    throw error
  })
  await tellOldContact(ctx, target.channel, { before, after: row })
  return toPersonalData(ctx, row)
}
