import * as account from './account'
import * as activity from './activity'
import * as addresses from './addresses'
import * as aftersales from './aftersales'
import * as bargain from './bargain'
import * as bookingChanges from './booking-changes'
import * as bookings from './bookings'
import * as brands from './brands'
import * as browseHistory from './browse-history'
import * as campaigns from './campaigns'
import * as cart from './cart'
import * as categories from './categories'
import * as certificates from './certificates'
import * as compare from './compare'
import * as content from './content'
import * as coupons from './coupons'
import * as courses from './courses'
import type { Endpoint } from './define-endpoint'
import * as departments from './departments'
import * as doctorBookings from './doctor-bookings'
import * as doctors from './doctors'
import * as enterprise from './enterprise'
import * as favourites from './favourites'
import * as feedback from './feedback'
import * as fission from './fission'
import * as goods from './goods'
import * as goodsFacts from './goods-facts'
import * as groupon from './groupon'
import * as logistics from './logistics'
import * as member from './member'
import * as messages from './messages'
import * as orderPlacing from './order-placing'
import * as orders from './orders'
import * as ownCounts from './own-counts'
import * as ownData from './own-data'
import * as payments from './payments'
import * as persons from './persons'
import * as points from './points'
import * as queue from './queue'
import * as reading from './reading'
import * as receipts from './receipts'
import * as reports from './reports'
import * as reviews from './reviews'
import * as search from './search'
import * as shops from './shops'
import * as siteUser from './site-user'
import * as slots from './slots'
import * as uploads from './uploads'
import * as user from './user'
import * as visits from './visits'
import * as watches from './watches'
import * as weixin from './weixin'

const isEndpoint = (x: unknown): x is Endpoint =>
  typeof x === 'object' && x !== null && 'method' in x && 'path' in x && 'data' in x

/** Every endpoint by name; a test calls the server for each. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [
    bookings,
    bookingChanges,
    brands,
    content,
    reading,
    goods,
    goodsFacts,
    categories,
    cart,
    coupons,
    points,
    orders,
    orderPlacing,
    ownCounts,
    payments,
    aftersales,
    logistics,
    activity,
    receipts,
    persons,
    shops,
    user,
    bargain,
    campaigns,
    fission,
    groupon,
    member,
    browseHistory,
    compare,
    favourites,
    reviews,
    search,
    account,
    ownData,
    addresses,
    certificates,
    siteUser,
    slots,
    uploads,
    weixin,
    departments,
    doctors,
    doctorBookings,
    queue,
    reports,
    visits,
    feedback,
    enterprise,
    courses,
    watches,
    messages,
  ]
    .flatMap((m) => Object.entries(m))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
)
