/**
 * What other contexts may import of campaigns (coupons, groups, bargains, referrals, membership, enterprises).
 */
export { planCuts } from './bargain/cut-plan'
export { bargainOffer } from './bargain/offer'
export { cutBargain } from './bargain/service'
export { grantCoupon } from './coupons/receive'
export { couponsOfOrders } from './coupons/usable'
export { enterpriseOffer } from './enterprise/offer'
export { grouponOffer } from './groupon/offer'
export { earnGrowth, takeGrowthBack } from './member/growth'
export { campaignsRoutes } from './routes'
export { campaignData } from './user-data'
