import { randomUUID } from 'node:crypto'
import type { PageOf } from '../../../../contract/common'
import { codes } from '../../../../contract/constants/codes'
import { orderStatus } from '../../../../contract/constants/enums'
import { limits } from '../../../../contract/constants/limits'
import type { BodyOf, DataOf, QueryOf } from '../../../../contract/define-endpoint'
import type { Review, reviewPage } from '../../../../contract/goods'
import type * as contract from '../../../../contract/reviews'
import { AppError } from '../../../lib/app-error'
import { assetUrl } from '../../../lib/asset-url'
import type { Context } from '../../../lib/context'
import { once } from '../../../lib/idempotency'
import { localized } from '../../../lib/language'
import { pageFrom, pageRange, sortTerms } from '../../../lib/pages'
import { dayText, momentOrNull } from '../../../lib/store-time'
import { requireGoods, shopCardsByIds } from '../../catalogue'
import { requireFineText, requireUploads, uploadUrl } from '../../identity'
import { authorText } from './author'
import {
  countReviews,
  findOwnItem,
  insertReview,
  pageOfItems,
  pageOfReviews,
  pageOfShopReviews,
  type ReviewItemRow,
  type ReviewRow,
  reviewSorts,
  saveReply,
} from './repository'
import { anonymousAuthor, asWritten, isReviewTag, tagNames } from './texts'

export function toReview(ctx: Context, row: ReviewRow): Review {
  return {
    id: row.id,
    spuId: row.spuId,
    score: row.score,
    content: localized(row.content, ctx.lang),
    authorText: localized(row.authorText, ctx.lang),
    createTime: row.date,
    picUrls: row.picUrls.map((picture) => uploadUrl(ctx, picture)),
    reply: row.reply ? localized(row.reply, ctx.lang) : null,
    tags: row.tags.flatMap((tag) => (isReviewTag(tag) ? { tag, name: tagNames[tag][ctx.lang] } : [])),
  }
}

/** @throws AppError notFound, goodsDeleted */
export async function listReviews(ctx: Context, query: QueryOf<typeof reviewPage>): Promise<PageOf<Review>> {
  await requireGoods(ctx, query.spuId)
  const range = pageRange(query)
  const filter = {
    spuId: query.spuId,
    score: query.score,
    tag: query.tag,
    hasPictures: query.hasPictures === undefined ? undefined : query.hasPictures === '1',
  }
  const { rows, total } = await pageOfReviews(ctx.readDb, filter, sortTerms(query, reviewSorts), range)
  return pageFrom(
    rows.map((row) => toReview(ctx, row)),
    total,
    range,
  )
}

/** @throws AppError notFound */
export async function listShopReviews(
  ctx: Context,
  shopId: string,
  query: QueryOf<typeof contract.shopReviews>,
): Promise<PageOf<contract.ShopReview>> {
  if (!(await shopCardsByIds(ctx, [shopId])).has(shopId)) throw new AppError(codes.notFound, 'notFound')
  const range = pageRange(query)
  const { rows, total } = await pageOfShopReviews(ctx.readDb, shopId, range)
  return pageFrom(
    rows.map((row) => ({ ...toReview(ctx, row.review), spuName: localized(row.spuName, ctx.lang) })),
    total,
    range,
  )
}

/** @throws AppError notFound, goodsDeleted */
export async function summariseReviews(
  ctx: Context,
  spuId: string,
): Promise<DataOf<typeof contract.reviewSummary>> {
  await requireGoods(ctx, spuId)
  const { scores, tags } = await countReviews(ctx.readDb, spuId)
  const total = scores.reduce((sum, row) => sum + row.count, 0)
  const points = scores.reduce((sum, row) => sum + row.count * row.score, 0)
  return {
    total,
    score: total === 0 ? null : (points / total).toFixed(1),
    scores: [5, 4, 3, 2, 1].map((score) => ({
      score,
      count: scores.find((row) => row.score === score)?.count ?? 0,
    })),
    tags: tags.flatMap(({ tag, count }) =>
      isReviewTag(tag) ? { tag, name: tagNames[tag][ctx.lang], count } : [],
    ),
    pictures: scores.reduce((sum, row) => sum + row.pictures, 0),
  }
}

const toItem = (ctx: Context, row: ReviewItemRow): contract.ReviewItem => ({
  orderItemId: row.orderItemId,
  orderId: row.orderId,
  spuId: row.spuId,
  isBookable: row.isBookable ? '1' : '0',
  spuName: localized(row.spuName, ctx.lang),
  specInfo: localized(row.specInfo, ctx.lang),
  picUrl: assetUrl(ctx.config, row.picUrl),
  completedTime: momentOrNull(row.completedTime, ctx.config.storeTimeZone),
  review: row.review ? toReview(ctx, row.review) : null,
})

export async function myReviews(
  ctx: Context,
  userId: string,
  query: QueryOf<typeof contract.myReviews>,
): Promise<PageOf<contract.ReviewItem>> {
  const range = pageRange(query)
  const { rows, total } = await pageOfItems(
    ctx.db,
    { userId, state: query.state, orderId: query.orderId },
    range,
  )
  return pageFrom(
    rows.map((row) => toItem(ctx, row)),
    total,
    range,
  )
}

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
