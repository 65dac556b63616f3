import type { Review } from '../../../../contract/goods'
import type * as contract from '../../../../contract/reviews'
import { assetUrl } from '../../../lib/asset-url'
import type { Context } from '../../../lib/context'
import { localized } from '../../../lib/language'
import { momentOrNull } from '../../../lib/store-time'
import { uploadUrl } from '../../identity'
import type { ReviewItemRow, ReviewRow } from './queries/rows'
import { isReviewTag, tagNames } from './texts'

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

export const toItem = (ctx: Context, row: ReviewItemRow): contract.ReviewItem => ({
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
