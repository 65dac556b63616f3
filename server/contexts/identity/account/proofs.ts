import type { ownerProofs } from '../../../../contract/constants/enums'
import { limits } from '../../../../contract/constants/limits'
import type { Context } from '../../../lib/context'
import type { CodeTarget } from '../user/commands/login-code'
import type { UserRow } from '../user/mapper'

type OwnerProof = (typeof ownerProofs)[number]

/** The phone number or e-mail address of an account. */
export function targetOf(row: UserRow, channel: CodeTarget['channel']): CodeTarget | null {
  if (channel === 'email') return row.email === null ? null : { channel, email: row.email }
  return row.phone === null || row.phoneCode === null
    ? null
    : { channel, phoneCode: row.phoneCode, phone: row.phone }
}

/**
 * How the owner can be verified before a contact changes: a session may be stolen with the device, and a
 * newly bound number could reset the password. An account that is minutes old, or has only a social sign-in,
 * has no means of proof.
 */
export function proofsOf(ctx: Context, row: UserRow): OwnerProof[] {
  if (ctx.now().getTime() - row.createTime.getTime() < limits.ownerProofMs) return []
  return [
    ...(row.passwordHash === null ? [] : (['password'] as const)),
    ...(targetOf(row, 'sms') ? (['sms'] as const) : []),
    ...(targetOf(row, 'email') ? (['email'] as const) : []),
  ]
}
