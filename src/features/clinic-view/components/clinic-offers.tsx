import { View } from '@tarojs/components'
import { ClinicArticles } from './clinic-articles'
import { ClinicCoupons } from './clinic-coupons'
import { ClinicDoctors } from './clinic-doctors'
import { ClinicGoods } from './clinic-goods'
import { ClinicReviews } from './clinic-reviews'
import styles from './clinic-view.module.scss'
import type { LateOffersProps } from './late-offers-props'

/**
 * What a clinic offers: doctors, coupons, products, of which a shop has only the products first; what leads to
 * the rest, reviews and articles below.
 */
export function ClinicOffers({
  shopId,
  goodsTitle,
  SortBar,
  sort,
  further,
}: Omit<LateOffersProps, 'placeholder'>) {
  const isShop = goodsTitle !== undefined
  const coupons = <ClinicCoupons shopId={shopId} />
  return (
    <>
      {!isShop && (
        <>
          <ClinicDoctors shopId={shopId} />
          {coupons}
        </>
      )}
      <ClinicGoods shopId={shopId} title={goodsTitle} sortFrom={sort} isWide SortBar={SortBar} />
      {isShop && coupons}
      {further}
      <View className={styles.pairs}>
        <ClinicReviews shopId={shopId} />
        <ClinicArticles shopId={shopId} />
      </View>
    </>
  )
}
