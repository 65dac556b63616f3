import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import sharp from 'sharp'
import svgCaptcha from 'svg-captcha'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import { pictureCode } from '../../../../db/schema/account'
import { AppError } from '../../../../lib/app-error'
import { limitAttempts } from '../../../../lib/attempts'
import type { Context } from '../../../../lib/context'

const HOUR_MS = 3_600_000

const PICTURES_AN_HOUR = 200

/** Letters that are easily confused. */
const CONFUSED = '0oO1iIlL5sSuvUVwWcCkKxXzZ'

export interface PictureAnswer {
  pictureId?: string | undefined
  pictureCode?: string | undefined
}

export interface Picture {
  pictureId: string
  image: string
  expireInMs: number
}

const hashOf = (ctx: Context, id: string, answer: string): string =>
  createHmac('sha256', ctx.config.encryptionKey)
    .update(`picture\n${id}\n${answer.trim().toLowerCase()}`)
    .digest('hex')

/** Ink colours with a contrast above 7:1 on the picture's background, which is the same in both themes. */
const INKS = ['#0b5c40', '#7a3b00', '#14508a', '#8a1c5a', '#4a3b9a', '#8f1d17']

const inkOf = (): string => INKS[randomInt(INKS.length)] ?? '#18211d'

/** The library draws some letters too pale, so they are recoloured with readable inks. Its lines are kept. */
export const readable = (svg: string): string =>
  svg.replace(/<path fill="#[0-9a-f]+"/gi, () => `<path fill="${inkOf()}"`)

/** Creates a picture code. Sent as PNG, because the mini-program cannot display SVG data. */
export async function newPicture(ctx: Context, ip: string): Promise<Picture> {
  await limitAttempts(ctx, 'picture', ip, {
    max: ctx.config.codesPerAddressPerHour > 0 ? PICTURES_AN_HOUR : 0,
    windowMs: HOUR_MS,
  })
  const { data, text } = svgCaptcha.create({
    size: limits.pictureCodeLength,
    noise: 2,
    ignoreChars: CONFUSED,
    width: 160,
    height: 60,
    fontSize: 60,
    background: '#f4f7f6',
    color: true,
  })
  const image = await sharp(Buffer.from(readable(data)))
    .png()
    .toBuffer()
  const pictureId = randomUUID()
  await ctx.db.insert(pictureCode).values({
    id: pictureId,
    answerHash: hashOf(ctx, pictureId, text),
    expireTime: new Date(ctx.now().getTime() + limits.pictureCodeTtlMs),
  })
  return {
    pictureId,
    image: `data:image/png;base64,${image.toString('base64')}`,
    expireInMs: limits.pictureCodeTtlMs,
  }
}

/**
 * Verifies a picture code and uses it up, whether right or wrong.
 * @throws AppError pictureCodeNeeded when none was sent, pictureCodeWrong when it is wrong, used or expired
 */
export async function requirePicture(
  ctx: Context,
  { pictureId, pictureCode: answer }: PictureAnswer,
): Promise<void> {
  const field = 'pictureCode'
  if (!pictureId || !answer)
    throw new AppError(codes.pictureCodeNeeded, 'pictureCodeNeeded', {}, { field, rule: 'required' })
  const [row] = await ctx.db.delete(pictureCode).where(eq(pictureCode.id, pictureId)).returning()
  const isRight =
    row !== undefined &&
    row.expireTime > ctx.now() &&
    timingSafeEqual(Buffer.from(row.answerHash), Buffer.from(hashOf(ctx, row.id, answer)))
  if (!isRight) throw new AppError(codes.pictureCodeWrong, 'pictureCodeWrong', {}, { field, rule: 'wrong' })
}

export const deleteOldPictures = (ctx: Context) =>
  ctx.db.delete(pictureCode).where(lt(pictureCode.expireTime, ctx.now()))
