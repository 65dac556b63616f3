import { type Static, Type } from '@sinclair/typebox'
import { Count, Flag, Id, IdempotencyKey, IdParams, Moment, Nullable, pageOf, pageQuery } from './common'
import { reviewLists, reviewTags } from './constants/enums'
import { limits } from './constants/limits'
import { defineEndpoint } from './define-endpoint'
import { Review } from './goods'

export const ReviewTag = Type.Union(reviewTags.map((tag) => Type.Literal(tag)))

export const reviewWrite = defineEndpoint({
  method: 'POST',
  path: '/mall/api/ma/goodsappraises',
  auth: 'user',
  source: 'spec',
  tag: 'reviews',
  isIdempotent: true,
  summary:
    'Review an item of a completed order, once. Pictures are own uploads. Refuses: 40400 another ' +
    "account's, 71605 not completed, 71604 already reviewed, 40000 a picture that is not an own " +
    'upload',
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    orderItemId: Id,
    score: Type.Integer({ minimum: 1, maximum: 5 }),
    content: Type.Optional(Type.String({ maxLength: limits.textareaLength })),
    isAnonymous: Type.Optional(Flag),
    tags: Type.Optional(Type.Array(ReviewTag, { maxItems: reviewTags.length, uniqueItems: true })),
    picUrls: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
        maxItems: limits.reviewPictures,
        uniqueItems: true,
      }),
    ),
  }),
  data: Review,
})

/** An order item that can be, or was, reviewed. */
export const ReviewItem = Type.Object({
  orderItemId: Id,
  orderId: Id,
  spuId: Id,
  isBookable: Flag,
  spuName: Type.String(),
  specInfo: Type.String(),
  picUrl: Type.String(),
  completedTime: Nullable(Moment),
  review: Nullable(Review),
})
export type ReviewItem = Static<typeof ReviewItem>
export const myReviews = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsappraises',
  auth: 'user',
  source: 'spec',
  tag: 'reviews',
  summary: 'Items of completed orders: to review, or reviewed, the last completed first',
  query: Type.Object({
    ...pageQuery,
    state: Type.Optional(Type.Union(reviewLists.map((state) => Type.Literal(state)))),
    orderId: Type.Optional(Id),
  }),
  data: pageOf(ReviewItem),
})
export const reviewSummary = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/goodsappraises/summary',
  auth: 'none',
  source: 'extension',
  tag: 'reviews',
  summary: 'Number of reviews of a product by score and by tag. Refuses: 40400, 80004',
  query: Type.Object({ spuId: Id }),
  data: Type.Object({
    total: Count,
    score: Nullable(Type.String({ examples: ['4.7'] })),
    scores: Type.Array(Type.Object({ score: Type.Integer({ minimum: 1, maximum: 5 }), count: Count })),
    tags: Type.Array(Type.Object({ tag: Type.String(), name: Type.String(), count: Count })),
    pictures: Count,
  }),
})

/** A review with the name of the reviewed product. */
export const ShopReview = Type.Intersect([Review, Type.Object({ spuName: Type.String() })])
export type ShopReview = Static<typeof ShopReview>
export const shopReviews = defineEndpoint({
  method: 'GET',
  path: '/mall/api/ma/shopinfo/:id/appraises',
  auth: 'none',
  source: 'extension',
  tag: 'reviews',
  summary: 'Reviews of the goods of a shop, newest first. Refuses: 40400',
  params: IdParams,
  query: Type.Object({ ...pageQuery }),
  data: pageOf(ShopReview),
})
