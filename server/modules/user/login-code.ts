import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { codes } from '../../../contract/constants/codes'
import { limits } from '../../../contract/constants/limits'
import { AppError } from '../../lib/app-error'
import { type Context, inTransaction } from '../../lib/context'
import { messageText } from '../../lib/messages'
import { isPhone } from '../../lib/phone'
import { type CodeRow, countCodesSince, deleteCode, insertCode, latestCode, lockTarget, markCodeUsed, takeTry } from './repository'

export type CodePurpose = 'login'
const HOUR_MS = 3_600_000
/** One number can be sent this many codes an hour: the cooldown alone lets a stranger's phone ring all day. */
const CODES_AN_HOUR = 20

const targetOf = (phoneCode: string, phone: string): string => `${phoneCode} ${phone}`

/** Six digits are guessed in a moment from a plain hash: the key makes the table alone worth nothing. */
const hashOf = (ctx: Context, id: string, code: string): string => createHmac('sha256', ctx.config.encryptionKey).update(`${id}\n${code}`).digest('hex')

/**
 * Sends a code of six digits by SMS.
 * @returns seconds until the next may be asked for
 * @throws AppError badInput (phone), rateLimited within the cooldown with data {seconds}, systemBusy when it could not be sent
 */
export async function sendCode(ctx: Context, purpose: CodePurpose, phoneCode: string, phone: string): Promise<number> {
  if (!isPhone(phoneCode, phone)) throw new AppError(codes.badInput, 'phoneWrong', {}, { field: 'phone', rule: 'format' })
  const target = targetOf(phoneCode, phone)
  const id = randomUUID()
  const code = String(randomInt(10 ** limits.codeLength)).padStart(limits.codeLength, '0')
  await inTransaction(ctx, async (inner) => {
    await lockTarget(inner.db, `${purpose} ${target}`)
    await requireCooledDown(inner, purpose, target)
    await insertCode(inner.db, {
      id, purpose, target, codeHash: hashOf(ctx, id, code), createTime: ctx.now(), expireTime: new Date(ctx.now().getTime() + limits.codeTtlMs), triesLeft: limits.codeTries,
    })
  })
  try {
    const brand = ctx.lang.startsWith('zh') || ctx.lang === 'ja' ? ctx.config.brandName : ctx.config.brandNameLatin
    await ctx.ports.messages.send({ channel: 'sms', to: target, code, text: messageText('codeMessage', ctx.lang, { brand, code, minutes: limits.codeTtlMs / 60_000 }) })
  } catch (error) {
    ctx.log.error({ err: error }, 'the code could not be sent')
    await deleteCode(ctx.db, id)
    throw new AppError(codes.systemBusy, 'systemBusy')
  }
  return limits.smsCooldownSeconds
}

async function requireCooledDown(ctx: Context, purpose: CodePurpose, target: string): Promise<void> {
  const nowMs = ctx.now().getTime()
  const last = await latestCode(ctx.db, purpose, target)
  const waitMs = last ? last.createTime.getTime() + limits.smsCooldownSeconds * 1000 - nowMs : 0
  if (waitMs > 0) {
    const seconds = Math.min(limits.smsCooldownSeconds, Math.ceil(waitMs / 1000))
    throw new AppError(codes.rateLimited, 'codeTooSoon', { seconds }, { seconds })
  }
  if ((await countCodesSince(ctx.db, purpose, target, new Date(nowMs - HOUR_MS))) >= CODES_AN_HOUR) {
    const seconds = HOUR_MS / 1000
    throw new AppError(codes.rateLimited, 'codeTooSoon', { seconds }, { seconds })
  }
}

/**
 * Uses up the code that was sent last; an earlier one is worth nothing any more.
 * @throws AppError codeWrong, codeExpired, accountLocked when the tries are used up
 */
export async function useCode(ctx: Context, purpose: CodePurpose, phoneCode: string, phone: string, code: string): Promise<void> {
  const row = await latestCode(ctx.db, purpose, targetOf(phoneCode, phone))
  const problem = { field: 'code', rule: 'wrong' }
  if (!row || row.isUsed) throw new AppError(codes.codeWrong, 'codeWrong', {}, problem)
  if (row.expireTime.getTime() <= ctx.now().getTime()) throw new AppError(codes.codeExpired, 'codeExpired', {}, { field: 'code', rule: 'expired' })
  if (!(await takeTry(ctx.db, row.id))) throw new AppError(codes.accountLocked, 'codeTriesUsedUp', {}, { field: 'code', rule: 'tries' })
  if (!isRight(ctx, row, code) || !(await markCodeUsed(ctx.db, row.id))) throw new AppError(codes.codeWrong, 'codeWrong', {}, problem)
}

function isRight(ctx: Context, row: CodeRow, code: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(ctx, row.id, code)), Buffer.from(row.codeHash))
}
