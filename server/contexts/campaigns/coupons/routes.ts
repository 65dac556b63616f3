import type { FastifyPluginAsync } from 'fastify'
import * as contract from '../../../../contract/coupons'
import { registerEndpoint } from '../../../lib/register-endpoint'
import { claimCoupon, receivePackage, redeemCode } from './commands/receive'
import { couponWithMe, findCoupon, findOwnCoupon, listCoupons, listOwnCoupons } from './queries/coupons'
import { couponsForLines } from './queries/for-lines'
import { couponsOfPackage, findPackage, listPackages } from './queries/packages'

const couponRoutes: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, contract.couponClaim, async ({ ctx, user, body }) =>
    findOwnCoupon(ctx, user.id, await claimCoupon(ctx, user.id, body)),
  )
  registerEndpoint(app, contract.couponUserUsable, ({ ctx, user, query }) =>
    listOwnCoupons(ctx, user.id, 'usable', query),
  )
  registerEndpoint(app, contract.couponUserUsed, ({ ctx, user, query }) =>
    listOwnCoupons(ctx, user.id, 'used', query),
  )
  registerEndpoint(app, contract.couponUserExpired, ({ ctx, user, query }) =>
    listOwnCoupons(ctx, user.id, 'expired', query),
  )
  registerEndpoint(app, contract.couponUserForLines, ({ ctx, user, body }) =>
    couponsForLines(ctx, user.id, body.lines),
  )
  registerEndpoint(app, contract.couponUserOne, ({ ctx, user, params }) =>
    findOwnCoupon(ctx, user.id, params.id),
  )
  // Codes can be guessed like passwords, so only a few attempts per minute are allowed.
  registerEndpoint(
    app,
    contract.couponCodeReceive,
    async ({ ctx, user, query }) => findOwnCoupon(ctx, user.id, await redeemCode(ctx, user.id, query.code)),
    { isTight: true },
  )
  registerEndpoint(app, contract.couponInfoPage, ({ ctx, query }) => listCoupons(ctx, query))
  registerEndpoint(app, contract.couponInfoOne, ({ ctx, params }) => findCoupon(ctx, params.id))
  registerEndpoint(app, contract.couponInfoMine, ({ ctx, user, params }) =>
    couponWithMe(ctx, user.id, params.id),
  )
  registerEndpoint(app, contract.couponPackageOne, ({ ctx, params }) => findPackage(ctx, params.id))
  registerEndpoint(app, contract.couponPackagePage, ({ ctx, query }) => listPackages(ctx, query))
  registerEndpoint(app, contract.couponPackageReceive, async ({ ctx, user, body }) => {
    await receivePackage(ctx, user.id, body.packageId)
    return { packageId: body.packageId, coupons: await couponsOfPackage(ctx, user.id, body.packageId) }
  })
}

export default couponRoutes
