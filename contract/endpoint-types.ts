import type { Static } from '@sinclair/typebox'
import type * as account from './account'
import type * as activity from './activity'
import type * as addresses from './addresses'
import type * as aftersales from './aftersales'
import type * as bargain from './bargain'
import type * as bookingChanges from './booking-changes'
import type * as bookings from './bookings'
import type * as brands from './brands'
import type * as browseHistory from './browse-history'
import type * as campaigns from './campaigns'
import type * as cart from './cart'
import type * as categories from './categories'
import type * as certificates from './certificates'
import type * as compare from './compare'
import type * as content from './content'
import type * as coupons from './coupons'
import type * as courses from './courses'
import type { Endpoint } from './define-endpoint'
import type * as departments from './departments'
import type * as doctorBookings from './doctor-bookings'
import type * as doctors from './doctors'
import type * as enterprise from './enterprise'
import type * as favourites from './favourites'
import type * as feedback from './feedback'
import type * as fission from './fission'
import type * as goods from './goods'
import type * as goodsFacts from './goods-facts'
import type * as groupon from './groupon'
import type * as logistics from './logistics'
import type * as member from './member'
import type * as messages from './messages'
import type * as orderPlacing from './order-placing'
import type * as orders from './orders'
import type * as ownCounts from './own-counts'
import type * as ownData from './own-data'
import type * as payments from './payments'
import type * as persons from './persons'
import type * as points from './points'
import type * as queue from './queue'
import type * as reading from './reading'
import type * as receipts from './receipts'
import type * as reports from './reports'
import type * as reviews from './reviews'
import type paths from './routes/paths.json'
import type * as search from './search'
import type * as shops from './shops'
import type * as siteUser from './site-user'
import type * as slots from './slots'
import type * as uploads from './uploads'
import type * as user from './user'
import type * as visits from './visits'
import type * as watches from './watches'
import type * as weixin from './weixin'

type Contract = typeof account &
  typeof activity &
  typeof addresses &
  typeof aftersales &
  typeof bargain &
  typeof bookings &
  typeof bookingChanges &
  typeof brands &
  typeof campaigns &
  typeof browseHistory &
  typeof cart &
  typeof categories &
  typeof certificates &
  typeof compare &
  typeof content &
  typeof reading &
  typeof coupons &
  typeof courses &
  typeof departments &
  typeof doctorBookings &
  typeof doctors &
  typeof enterprise &
  typeof favourites &
  typeof feedback &
  typeof fission &
  typeof goods &
  typeof goodsFacts &
  typeof groupon &
  typeof logistics &
  typeof member &
  typeof messages &
  typeof orders &
  typeof orderPlacing &
  typeof ownCounts &
  typeof ownData &
  typeof payments &
  typeof persons &
  typeof points &
  typeof queue &
  typeof receipts &
  typeof reports &
  typeof visits &
  typeof reviews &
  typeof search &
  typeof shops &
  typeof siteUser &
  typeof slots &
  typeof uploads &
  typeof user &
  typeof watches &
  typeof weixin

/** Endpoint names, for tools and tests that call the server over the wire. */
export type EndpointName = keyof typeof paths & keyof Contract

type Names<S, Value> = S extends unknown ? { readonly [K in keyof S]?: Value } : never

/** `data` of the envelope in its wire format. */
export type AnswerOf<N extends EndpointName> =
  Contract[N] extends Endpoint<infer D, infer _B, infer _Q, infer _P> ? Static<D> : never
export type PathParamsOf<N extends EndpointName> =
  Contract[N] extends Endpoint<infer _D, infer _B, infer _Q, infer P> ? Names<Static<P>, string> : never

/** Input of a call. Field names are checked; values are not, since tests also send invalid ones. */
export interface CallInput<N extends EndpointName> {
  params?: PathParamsOf<N>
  query?: Contract[N] extends Endpoint<infer _D, infer _B, infer Q, infer _P>
    ? Names<Static<Q>, string>
    : never
  body?: Contract[N] extends Endpoint<infer _D, infer B, infer _Q, infer _P>
    ? Names<Static<B>, unknown>
    : never
}
