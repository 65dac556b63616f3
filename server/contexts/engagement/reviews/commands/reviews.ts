import { randomUUID } from 'node:crypto'
import { codes } from '../../../../../contract/constants/codes'
import { orderStatus } from '../../../../../contract/constants/enums'
import { limits } from '../../../../../contract/constants/limits'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import type { Review } from '../../../../../contract/goods'
import type * as contract from '../../../../../contract/reviews'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { once } from '../../../../lib/idempotency'
import { dayText } from '../../../../lib/store-time'
import { requireFineText, requireUploads } from '../../../identity'
import { toReview } from '../mapper'
import { authorText } from '../queries/author'
import { findOwnItem, type ReviewRow } from '../queries/rows'
import { anonymousAuthor, asWritten } from '../texts'
import { insertReview, saveReply } from './rows'

/**
 * Reviews an item of the user's completed order, once, and adds the score to the product's average.
 * @throws AppError notFound (another user's), reviewTooEarly, reviewExists, badInput for a picture that is
 * not the user's upload and for refused words, systemBusy
 */
export async function writeReview(
  ctx: Context,
  userId: string,
  body: BodyOf<typeof contract.reviewWrite>,
): Promise<Review> {
  await requireFineText(ctx, userId, { field: 'content', place: 'comment', text: body.content })
  const { idempotencyKey, ...request } = body
  return once(ctx, { userId, scope: 'writeReview', key: idempotencyKey, request }, async (inner) => {
    const item = await findOwnItem(inner.db, userId, body.orderItemId)
    if (!item || item.isDeleted) throw new AppError(codes.notFound, 'notFound')
    if (item.status !== orderStatus.completed) throw new AppError(codes.reviewTooEarly, 'reviewTooEarly')
    const pictures = await requireUploads(inner, userId, body.picUrls ?? [], {
      field: 'picUrls',
      purpose: 'review',
      kind: 'image',
    })
    const today = dayText(ctx.now(), ctx.config.storeTimeZone)
    const row: ReviewRow = {
      id: `review-${randomUUID()}`,
      spuId: item.spuId,
      userId,
      orderItemId: item.orderItemId,
      score: body.score,
      tags: body.tags ?? [],
      content: asWritten((body.content ?? '').trim()),
      authorText: body.isAnonymous === '1' ? anonymousAuthor : await authorText(inner, userId, item.personId),
      date: today,
      picUrls: pictures.map((picture) => picture.key),
      reply: null,
      createTime: ctx.now(),
    }
    if (!(await insertReview(inner.db, row))) throw new AppError(codes.reviewExists, 'reviewExists')
    return toReview(inner, row)
  })
}

/**
 * Stores the clinic's answer to a review.
 * @throws AppError badInput without a text, notFound when it does not exist or has an answer
 */
export async function replyToReview(ctx: Context, id: string, text: string): Promise<true> {
  const reply = text.trim()
  if (reply === '' || reply.length > limits.textareaLength)
    throw new AppError(codes.badInput, 'badInput', {}, { field: 'reply', rule: 'maxLength' })
  if (!(await saveReply(ctx.db, id, reply))) throw new AppError(codes.notFound, 'notFound')
  return true
}
