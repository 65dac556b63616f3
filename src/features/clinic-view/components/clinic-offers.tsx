import { View } from '@tarojs/components'
import { ClinicArticles } from './clinic-articles'
import { ClinicCoupons } from './clinic-coupons'
import { ClinicDoctors } from './clinic-doctors'
import { ClinicGoods } from './clinic-goods'
import { ClinicReviews } from './clinic-reviews'
import styles from './clinic-view.module.scss'
import type { LateOffersProps } from './late-offers-props'

/** What a clinic offers: doctors, coupons, products; reviews and articles below. */
export function ClinicOffers({ shopId, goodsTitle }: Omit<LateOffersProps, 'placeholder'>) {
  const doctors = <ClinicDoctors shopId={shopId} />
  return (
    <>
      {goodsTitle === undefined && doctors}
      <ClinicCoupons shopId={shopId} />
      <ClinicGoods shopId={shopId} title={goodsTitle} isWide />
      {goodsTitle !== undefined && doctors}
      <View className={styles.pairs}>
        <ClinicReviews shopId={shopId} />
        <ClinicArticles shopId={shopId} />
      </View>
    </>
  )
}
