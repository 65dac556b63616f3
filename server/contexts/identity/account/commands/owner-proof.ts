import { createHmac, timingSafeEqual } from 'node:crypto'
import type * as contract from '../../../../../contract/account'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import type { BodyOf, DataOf } from '../../../../../contract/define-endpoint'
import { AppError } from '../../../../lib/app-error'
import type { Context, SessionUser } from '../../../../lib/context'
import { momentText } from '../../../../lib/store-time'
import { useCode } from '../../user/commands/login-code'
import { requirePassword } from '../../user/commands/sign-in'
import type { UserRow } from '../../user/mapper'
import { requireUserRow } from '../../user/queries'
import { proofsOf, targetOf } from '../proofs'

/** Bound to one session and the current contacts; nothing is stored. */
function signatureOf(ctx: Context, user: SessionUser, row: UserRow, expires: string): Buffer {
  const signed = ['owner', user.id, user.tokenHash, row.phoneCode, row.phone, row.email, expires]
  return createHmac('sha256', ctx.config.encryptionKey).update(signed.map(String).join('\n')).digest()
}

/**
 * Exchanges a password or a code for a proof of ownership, which changing a contact requires.
 * @throws AppError badInput for a contact that the account lacks, loginFailed, codeWrong, codeExpired,
 * accountLocked
 */
export async function proveOwner(
  ctx: Context,
  user: SessionUser,
  body: BodyOf<typeof contract.proveOwner>,
): Promise<DataOf<typeof contract.proveOwner>> {
  const row = await requireUserRow(ctx, user)
  if (body.type === 'password') await requirePassword(ctx, row, body.password)
  else {
    const target = targetOf(row, body.type)
    if (!target) throw new AppError(codes.badInput, 'noContactYet', {}, { field: 'type', rule: 'missing' })
    await useCode(ctx, 'change', target, body.code)
  }
  const end = new Date(ctx.now().getTime() + limits.ownerProofMs)
  const expires = end.getTime().toString(36)
  return {
    ownerProof: `${expires}.${signatureOf(ctx, user, row, expires).toString('base64url')}`,
    expireTime: momentText(end, ctx.config.storeTimeZone),
  }
}

/** @throws AppError ownerProofNeeded */
export function requireOwner(ctx: Context, user: SessionUser, row: UserRow, proof: string | undefined): void {
  if (proofsOf(ctx, row).length === 0) return
  const [expires = '', signature = ''] = proof?.split('.') ?? []
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(ctx, user, row, expires)
  const isRight = given.length === right.length && timingSafeEqual(given, right)
  if (!isRight || !(parseInt(expires, 36) > ctx.now().getTime()))
    throw new AppError(codes.ownerProofNeeded, 'proofNeeded', {}, { field: 'ownerProof', rule: 'required' })
}
