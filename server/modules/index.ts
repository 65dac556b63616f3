import type { FastifyPluginAsync } from 'fastify'
import bargain from './bargain/routes'
import config from './config/routes'
import content from './content/routes'
import fission from './fission/routes'
import goods from './goods/routes'
import groupon from './groupon/routes'
import member from './member/routes'
import persons from './persons/routes'
import shops from './shops/routes'
import orders from './orders/routes'
import payments from './payments/routes'
import bookings from './bookings/routes'
import slots from './slots/routes'
import user from './user/routes'

/** Every module of the server, in the order it is loaded. */
export const modules: FastifyPluginAsync[] = [content, config, shops, goods, user, persons, slots, orders, payments, bookings, bargain, groupon, fission, member]
