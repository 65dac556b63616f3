import type { FastifyPluginAsync } from 'fastify'
import account from '../modules/account/routes'
import activity from '../modules/activity/routes'
import addresses from '../modules/addresses/routes'
import bargain from '../modules/bargain/routes'
import bookings from '../modules/bookings/routes'
import browseHistory from '../modules/browse-history/routes'
import cart from '../modules/cart/routes'
import certificates from '../modules/certificates/routes'
import compare from '../modules/compare/routes'
import config from '../modules/config/routes'
import content from '../modules/content/routes'
import coupons from '../modules/coupons/routes'
import courses from '../modules/courses/routes'
import departments from '../modules/departments/routes'
import doctorBookings from '../modules/doctor-bookings/routes'
import doctors from '../modules/doctors/routes'
import enterprise from '../modules/enterprise/routes'
import favourites from '../modules/favourites/routes'
import feedback from '../modules/feedback/routes'
import fission from '../modules/fission/routes'
import goods from '../modules/goods/routes'
import groupon from '../modules/groupon/routes'
import logistics from '../modules/logistics/routes'
import member from '../modules/member/routes'
import messages from '../modules/messages/routes'
import orderViews from '../modules/order-views/routes'
import orders from '../modules/orders/routes'
import payments from '../modules/payments/routes'
import persons from '../modules/persons/routes'
import points from '../modules/points/routes'
import queue from '../modules/queue/routes'
import receipts from '../modules/receipts/routes'
import refunds from '../modules/refunds/routes'
import reports from '../modules/reports/routes'
import reviews from '../modules/reviews/routes'
import search from '../modules/search/routes'
import shops from '../modules/shops/routes'
import siteUser from '../modules/site-user/routes'
import slots from '../modules/slots/routes'
import uploads from '../modules/uploads/routes'
import user from '../modules/user/routes'
import waiting from '../modules/waiting/routes'
import watches from '../modules/watches/routes'
import weixin from '../modules/weixin/routes'

/** All modules of the server in loading order. */
export const modules: FastifyPluginAsync[] = [
  content,
  config,
  shops,
  goods,
  user,
  persons,
  slots,
  cart,
  coupons,
  points,
  orders,
  payments,
  bookings,
  activity,
  refunds,
  logistics,
  orderViews,
  receipts,
  bargain,
  groupon,
  fission,
  member,
  browseHistory,
  compare,
  favourites,
  reviews,
  search,
  account,
  addresses,
  certificates,
  siteUser,
  uploads,
  weixin,
  departments,
  doctors,
  doctorBookings,
  queue,
  reports,
  feedback,
  enterprise,
  courses,
  waiting,
  watches,
  messages,
]
