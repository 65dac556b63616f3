import { ClinicArticles } from './clinic-articles'
import { ClinicCoupons } from './clinic-coupons'
import { ClinicDoctors } from './clinic-doctors'
import { ClinicGoods } from './clinic-goods'
import { ClinicReviews } from './clinic-reviews'

/** What a clinic offers: doctors, coupons, products; reviews and articles below. */
export const ClinicOffers = ({ shopId }: { shopId: string }) => (
  <>
    <ClinicDoctors shopId={shopId} />
    <ClinicCoupons shopId={shopId} />
    <ClinicGoods shopId={shopId} isInColumn />
    <ClinicReviews shopId={shopId} />
    <ClinicArticles shopId={shopId} />
  </>
)
