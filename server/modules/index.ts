import type { FastifyPluginAsync } from 'fastify'
import bargain from './bargain/routes'
import cart from './cart/routes'
import coupons from './coupons/routes'
import points from './points/routes'
import browseHistory from './browse-history/routes'
import compare from './compare/routes'
import favourites from './favourites/routes'
import reviews from './reviews/routes'
import search from './search/routes'
import config from './config/routes'
import content from './content/routes'
import fission from './fission/routes'
import goods from './goods/routes'
import groupon from './groupon/routes'
import member from './member/routes'
import persons from './persons/routes'
import shops from './shops/routes'
import orders from './orders/routes'
import refunds from './refunds/routes'
import logistics from './logistics/routes'
import orderViews from './order-views/routes'
import receipts from './receipts/routes'
import payments from './payments/routes'
import bookings from './bookings/routes'
import slots from './slots/routes'
import account from './account/routes'
import addresses from './addresses/routes'
import certificates from './certificates/routes'
import siteUser from './site-user/routes'
import uploads from './uploads/routes'
import weixin from './weixin/routes'
import departments from './departments/routes'
import doctors from './doctors/routes'
import doctorBookings from './doctor-bookings/routes'
import queue from './queue/routes'
import reports from './reports/routes'
import feedback from './feedback/routes'
import enterprise from './enterprise/routes'
import user from './user/routes'

/** Every module of the server, in the order it is loaded. */
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
]
