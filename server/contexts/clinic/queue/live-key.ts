import { codes } from '../../../../contract/constants/codes'
import { languages } from '../../../../contract/constants/enums'
import { limits } from '../../../../contract/constants/limits'
import { otherPaths } from '../../../../contract/constants/paths'
import type { DataOf } from '../../../../contract/define-endpoint'
import type { queueLiveKey } from '../../../../contract/queue'
import { AppError } from '../../../lib/app-error'
import type { Context, SessionUser } from '../../../lib/context'
import { seal, unseal } from '../../../lib/seal'
import { momentText } from '../../../lib/store-time'
import { queueNowOf } from './queries/now'
import { isSessionAlive } from './queries/session'
import type { LiveKey } from './rules'

/** A URL for EventSource, issued to the owner of a ticket. @throws AppError notFound */
export async function makeLiveKey(
  ctx: Context,
  user: SessionUser,
  ticketId: string,
): Promise<DataOf<typeof queueLiveKey>> {
  await queueNowOf(ctx, user.id, ticketId)
  const expiresMs = ctx.now().getTime() + limits.queueKeyTtlMs
  const key: LiveKey = { userId: user.id, sessionHash: user.tokenHash, ticketId, lang: ctx.lang, expiresMs }
  const text = seal(ctx.config, JSON.stringify(key), 'token/queue')
  return {
    url: `${ctx.config.apiPrefix}${otherPaths.queueLive}?key=${text}`,
    expireTime: momentText(new Date(expiresMs), ctx.config.storeTimeZone),
  }
}

/** @throws AppError sessionExpired for a forged or expired key, and when its session has ended */
export async function readLiveKey(ctx: Context, text: string): Promise<LiveKey> {
  const key = parse(ctx, text)
  if (!key || key.expiresMs <= ctx.now().getTime() || !(await isSessionAlive(ctx, key)))
    throw new AppError(codes.sessionExpired, 'sessionExpired')
  return key
}

function parse(ctx: Context, text: string): LiveKey | null {
  try {
    const key = JSON.parse(unseal(ctx.config, text, 'token/queue')) as Partial<LiveKey>
    // A text in the format without a place may be any value that this server encrypted, such as an ID number.
    if (
      typeof key.userId !== 'string' ||
      typeof key.sessionHash !== 'string' ||
      typeof key.ticketId !== 'string' ||
      typeof key.expiresMs !== 'number'
    )
      return null
    return {
      userId: key.userId,
      sessionHash: key.sessionHash,
      ticketId: key.ticketId,
      expiresMs: key.expiresMs,
      lang: languages.find((lang) => lang === key.lang) ?? 'zh-Hant',
    }
  } catch {
    return null
  }
}
