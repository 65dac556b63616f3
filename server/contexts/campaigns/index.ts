/**
 * What other contexts may import of campaigns (coupons, groups, bargains, referrals, membership, enterprises).
 */
export { planCuts } from './bargain/cut-plan'
export { bargainOffer } from './bargain/commands/offer'
export { cutBargain } from './bargain/commands/bargains'
export { grantCoupon } from './coupons/commands/receive'
export { couponsOfOrders } from './coupons/commands/order-coupons'
export { enterpriseOffer } from './enterprise/commands/offer'
export { grouponOffer } from './groupon/commands/offer'
export { earnGrowth, takeGrowthBack } from './member/commands/growth'
export { campaignsRoutes } from './routes'
export { campaignData } from './user-data'
