import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import { isEmail } from '../../../../../contract/rules/email'
import { isMobile, phoneShape } from '../../../../../contract/rules/phone'
import { AppError } from '../../../../lib/app-error'
import { attemptsOf, countAttempt, limitAttempts } from '../../../../lib/attempts'
import { inTransaction, type Context } from '../../../../lib/context'
import { brandIn } from '../../../../lib/language'
import { messageText } from '../../../../lib/messages'
import { randomDigits } from '../../../../lib/random-digits'
import { normaliseEmail } from '../account-names'
import { countCodesSince, latestCode, type CodeRow } from '../queries'
import { deleteCode, insertCode, lockTarget, markCodeUsed, takeTry } from './codes'
import { requirePicture, type PictureAnswer } from './picture-code'

/** Purposes of codes: a code is valid only for its own purpose. */
export type CodePurpose = 'login' | 'register' | 'reset' | 'bind' | 'change' | 'delete'

export type CodeTarget =
  { channel: 'sms'; phoneCode: string; phone: string } | { channel: 'email'; email: string }

const HOUR_MS = 3_600_000

/**
 * Maximum number of codes per hour to one number: the cooldown alone would allow flooding a stranger's phone.
 */
const CODES_AN_HOUR = 20

/**
 * Codes per hour for one network address without a picture code, for people who cannot see the picture:
 * enough for a person, useless for a bot.
 */
const UNSEEN_CODES_AN_HOUR = 3

/** Limit per account, against sending codes to many strangers. */
const BIND_CODES_AN_HOUR = 10

/** @throws AppError badInput for an invalid number or address */
function addressOf(target: CodeTarget): string {
  if (target.channel === 'sms') {
    if (!isMobile(target.phoneCode, target.phone))
      throw new AppError(codes.badInput, 'phoneWrong', phoneShape(target.phoneCode, 'mobile'), {
        field: 'phone',
        rule: 'format',
      })
    return `${target.phoneCode} ${target.phone}`
  }
  if (!isEmail(target.email))
    throw new AppError(codes.badInput, 'emailWrong', {}, { field: 'email', rule: 'format' })
  return normaliseEmail(target.email)
}

/** A plain hash of six digits can be reversed instantly; with the key, the table alone is useless. */
const hashOf = (ctx: Context, id: string, code: string): string =>
  createHmac('sha256', ctx.config.encryptionKey).update(`${id}\n${code}`).digest('hex')

/**
 * Limits the codes requested from one network address; above a threshold a picture code is required, with a
 * few exceptions for people who cannot see the picture.
 * @throws AppError rateLimited, pictureCodeNeeded, pictureCodeWrong
 */
export async function requireMayAskForCodes(
  ctx: Context,
  ip: string,
  answer: PictureAnswer & { cannotSee?: '0' | '1' | undefined },
): Promise<void> {
  const { pictureCodeAfterCodes, codesPerAddressPerHour } = ctx.config
  const before = await attemptsOf(ctx, 'codes', ip, HOUR_MS)
  if (pictureCodeAfterCodes > 0 && before >= pictureCodeAfterCodes)
    await (answer.cannotSee === '1' ? requireFewUnseen(ctx, ip) : requirePicture(ctx, answer))
  await limitAttempts(ctx, 'codes', ip, { max: codesPerAddressPerHour, windowMs: HOUR_MS })
}

async function requireFewUnseen(ctx: Context, ip: string): Promise<void> {
  const count = await countAttempt(ctx, 'unseen', ip, HOUR_MS)
  const seconds = HOUR_MS / 1000
  if (count > UNSEEN_CODES_AN_HOUR)
    throw new AppError(codes.rateLimited, 'unseenUsedUp', {}, { seconds, retryAfterSeconds: seconds })
}

/** Limits the codes requested by a signed-in account, without a picture code. @throws AppError rateLimited */
export async function requireMayBindByCode(ctx: Context, userId: string): Promise<void> {
  await limitAttempts(ctx, 'bind', userId, {
    max: ctx.config.codesPerAddressPerHour > 0 ? BIND_CODES_AN_HOUR : 0,
    windowMs: HOUR_MS,
  })
}

/**
 * Sends a six-digit code by SMS or e-mail, whether or not an account exists for the address, so that the
 * answer does not reveal it.
 * @returns seconds until the next code may be requested
 * @throws AppError badInput (phone, email), rateLimited within the cooldown with data {seconds}, systemBusy
 * when it could not be sent
 */
export async function sendCode(ctx: Context, purpose: CodePurpose, to: CodeTarget): Promise<number> {
  const target = addressOf(to)
  const id = randomUUID()
  const code = randomDigits(limits.codeLength)
  await inTransaction(ctx, async (inner) => {
    await lockTarget(inner.db, `${purpose} ${target}`)
    await requireCooledDown(inner, purpose, target)
    await insertCode(inner.db, {
      id,
      purpose,
      target,
      codeHash: hashOf(ctx, id, code),
      createTime: ctx.now(),
      expireTime: new Date(ctx.now().getTime() + limits.codeTtlMs),
      triesLeft: limits.codeTries,
    })
  })
  try {
    const brand = brandIn(ctx.lang, ctx.config)
    const text = messageText('codeMessage', ctx.lang, { brand, code, minutes: limits.codeTtlMs / 60_000 })
    await ctx.ports.messages.send({
      channel: to.channel,
      to: target,
      code,
      text,
      ...(to.channel === 'email' ? { subject: messageText('codeSubject', ctx.lang, { brand }) } : {}),
    })
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
  if ((await countCodesSince(ctx.db, target, new Date(nowMs - HOUR_MS))) >= CODES_AN_HOUR) {
    const seconds = HOUR_MS / 1000
    throw new AppError(codes.rateLimited, 'codeTooSoon', { seconds }, { seconds })
  }
}

/**
 * Verifies and uses up the latest code sent for a purpose; earlier ones are invalid. Call it outside a
 * transaction that may be rolled back, because a failed attempt must stay counted.
 * @throws AppError badInput (phone, email), codeWrong, codeExpired, accountLocked when the attempts are used
 * up
 */
export async function useCode(
  ctx: Context,
  purpose: CodePurpose,
  of: CodeTarget,
  code: string,
): Promise<void> {
  const row = await latestCode(ctx.db, purpose, addressOf(of))
  const problem = { field: 'code', rule: 'wrong' }
  if (!row || row.isUsed) throw new AppError(codes.codeWrong, 'codeWrong', {}, problem)
  if (row.expireTime.getTime() <= ctx.now().getTime())
    throw new AppError(codes.codeExpired, 'codeExpired', {}, { field: 'code', rule: 'expired' })
  if (!(await takeTry(ctx.db, row.id)))
    throw new AppError(codes.accountLocked, 'codeTriesUsedUp', {}, { field: 'code', rule: 'tries' })
  if (!isRight(ctx, row, code) || !(await markCodeUsed(ctx.db, row.id)))
    throw new AppError(codes.codeWrong, 'codeWrong', {}, problem)
}

function isRight(ctx: Context, row: CodeRow, code: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(ctx, row.id, code)), Buffer.from(row.codeHash))
}
