import type { PageOf } from '../../../../../contract/common'
import { codes } from '../../../../../contract/constants/codes'
import type { DataOf, QueryOf } from '../../../../../contract/define-endpoint'
import type { Review, reviewPage } from '../../../../../contract/goods'
import type * as contract from '../../../../../contract/reviews'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'
import { localized } from '../../../../lib/language'
import { pageFrom, pageRange, sortTerms } from '../../../../lib/pages'
import { requireGoods, shopCardsByIds } from '../../../catalogue'
import { toItem, toReview } from '../mapper'
import { isReviewTag, tagNames } from '../texts'
import { countReviews, pageOfItems, pageOfReviews, pageOfShopReviews, reviewSorts } from './rows'

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
