import { codes } from '../../../../contract/constants/codes'
import { limits } from '../../../../contract/constants/limits'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { seal, unseal } from '../../../lib/seal'

const PURPOSE = 'referral'
const VALID_MS = limits.referralLinkDays * 86_400_000

/**
 * Creates a token proving that a referral link was followed at this time. It is stateless, because a visitor
 * has no account to store it with.
 */
export function newFollowToken(ctx: Context, of: { fissionActivityId: string; userId: string }): string {
  return seal(
    ctx.config,
    JSON.stringify([PURPOSE, of.fissionActivityId, of.userId, ctx.now().getTime()]),
    `token/${PURPOSE}`,
  )
}

function unsealed(ctx: Context, token: string): unknown {
  try {
    return JSON.parse(unseal(ctx.config, token, `token/${PURPOSE}`))
  } catch {
    return null
  }
}

/**
 * Returns when the link was followed.
 * @throws AppError referralLinkWrong for a token that is forged, expired, or of another link
 */
export function readFollowToken(
  ctx: Context,
  of: { fissionActivityId: string; userId: string; followToken: string },
): Date {
  const content = unsealed(ctx, of.followToken)
  if (Array.isArray(content)) {
    const [purpose, activityId, inviterId, followedMs] = content as unknown[]
    const age = typeof followedMs === 'number' ? ctx.now().getTime() - followedMs : NaN
    if (
      purpose === PURPOSE &&
      activityId === of.fissionActivityId &&
      inviterId === of.userId &&
      typeof followedMs === 'number' &&
      age >= 0 &&
      age <= VALID_MS
    )
      return new Date(followedMs)
  }
  throw new AppError(codes.referralLinkWrong, 'referralLinkWrong')
}
