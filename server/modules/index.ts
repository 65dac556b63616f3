import type { FastifyPluginAsync } from 'fastify'
import account from './account/routes'
import activity from './activity/routes'
import addresses from './addresses/routes'
import bargain from './bargain/routes'
import bookings from './bookings/routes'
import browseHistory from './browse-history/routes'
import cart from './cart/routes'
import certificates from './certificates/routes'
import compare from './compare/routes'
import config from './config/routes'
import content from './content/routes'
import coupons from './coupons/routes'
import courses from './courses/routes'
import departments from './departments/routes'
import doctorBookings from './doctor-bookings/routes'
import doctors from './doctors/routes'
import enterprise from './enterprise/routes'
import favourites from './favourites/routes'
import feedback from './feedback/routes'
import fission from './fission/routes'
import goods from './goods/routes'
import groupon from './groupon/routes'
import logistics from './logistics/routes'
import member from './member/routes'
import messages from './messages/routes'
import orderViews from './order-views/routes'
import orders from './orders/routes'
import payments from './payments/routes'
import persons from './persons/routes'
import points from './points/routes'
import queue from './queue/routes'
import receipts from './receipts/routes'
import refunds from './refunds/routes'
import reports from './reports/routes'
import reviews from './reviews/routes'
import search from './search/routes'
import shops from './shops/routes'
import siteUser from './site-user/routes'
import slots from './slots/routes'
import uploads from './uploads/routes'
import user from './user/routes'
import waiting from './waiting/routes'
import watches from './watches/routes'
import weixin from './weixin/routes'

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
