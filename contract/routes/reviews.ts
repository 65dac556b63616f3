// Generated from contract/reviews.ts by `npm run contract`: do not edit.
import { reviewShape, type Review } from './goods'
import { type Moment, type PageOf, type Route, type Shape } from '../route'
import { type ReviewList, type ReviewTag } from '../constants/enums'

export type ReviewItem = {
  orderItemId: string
  orderId: string
  spuId: string
  isBookable: boolean
  spuName: string
  specInfo: string
  picUrl: string
  completedTime: Moment | null
  review: Review | null
}

export const reviewItemShape: Shape = {
  orderItemId: 0,
  orderId: 0,
  spuId: 0,
  isBookable: 3,
  spuName: 0,
  specInfo: 0,
  picUrl: 0,
  completedTime: 23,
  review: [reviewShape, 16],
}

export type ShopReview = Review & { spuName: string }

export const shopReviewShape: Shape = { '': reviewShape, spuName: 0 }

/** Items of completed orders: to review, or reviewed, the last completed first */
export const myReviews: Route<{
  data: PageOf<ReviewItem>
  query: {
    current?: number
    size?: number
    ascs?: string
    descs?: string
    searchCount?: boolean
    state?: ReviewList
    orderId?: string
  }
}> = {
  path: '/mall/api/ma/goodsappraises',
  auth: 'user',
  data: { records: [reviewItemShape], total: 1, size: 1, current: 1, pages: 1 },
}

/** Number of reviews of a product by score and by tag. Refuses: 40400, 80004 */
export const reviewSummary: Route<{
  data: {
    total: number
    score: string | null
    scores: { score: number; count: number }[]
    tags: { tag: string; name: string; count: number }[]
    pictures: number
  }
  query: { spuId: string }
}> = {
  path: '/mall/api/ma/goodsappraises/summary',
  data: {
    total: 1,
    score: 16,
    scores: [{ score: 1, count: 1 }],
    tags: [{ tag: 0, name: 0, count: 1 }],
    pictures: 1,
  },
}

/** Review an item of a completed order, once. Pictures are own uploads. Refuses: 40400 another account's, 71605 not completed, 71604 already reviewed, 40000 a picture that is not an own upload */
export const reviewWrite: Route<{
  data: Review
  body: {
    idempotencyKey: string
    orderItemId: string
    score: number
    content?: string
    isAnonymous?: boolean
    tags?: ReviewTag[]
    picUrls?: string[]
  }
}> = {
  method: 'POST',
  path: '/mall/api/ma/goodsappraises',
  auth: 'user',
  isIdempotent: true,
  data: reviewShape,
  body: { isAnonymous: 3 },
}

/** Reviews of the goods of a shop, newest first. Refuses: 40400 */
export const shopReviews: Route<{
  data: PageOf<ShopReview>
  params: { id: string }
  query: { current?: number; size?: number; ascs?: string; descs?: string; searchCount?: boolean }
}> = {
  path: '/mall/api/ma/shopinfo/:id/appraises',
  data: { records: [shopReviewShape], total: 1, size: 1, current: 1, pages: 1 },
}
