import { useCouponsOfShopQuery } from '../api/coupons.api'

const SHOWN = 6

/** Coupons offered at a clinic. */
export const useClinicCoupons = (shopId: string) => useCouponsOfShopQuery({ shopId, size: SHOWN })
