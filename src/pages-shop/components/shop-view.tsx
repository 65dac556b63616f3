import { View } from '@tarojs/components'
import type { ShopDetail } from '@contract/shops'
import { AddressLines } from '@/components/address-lines'
import { Card } from '@/components/card'
import { ClinicCard } from '@/components/clinic-card'
import { Image } from '@/components/image'
import { WeekHours } from '@/components/week-hours'
import { useClinicCard } from '@/hooks/use-clinic-card'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { ShopArticles } from './shop-articles'
import { ShopCoupons } from './shop-coupons'
import { ShopDoctors } from './shop-doctors'
import { ShopGoods } from './shop-goods'
import { ShopHead } from './shop-head'
import { ShopReviews } from './shop-reviews'
import styles from './shop-view.module.scss'

/** A place in full: what one needs to go there first, then what one gets there. */
export function ShopView({ shop }: { shop: ShopDetail }) {
  const { t } = useText('pages-shop')
  const toCard = useClinicCard()
  return (
    <View className={styles.root}>
      <View className={styles.columns}>
        <View className={styles.main}>
          <View className={styles.picture}>
            <Image src={shop.picUrls[0] || shop.picUrl} alt="" ratio="16:9" />
          </View>
          <ShopHead shop={shop} />
          <ShopCoupons shopId={shop.id} />
          <ShopReviews shopId={shop.id} />
          <View className={styles.articles}>
            <ShopArticles shopId={shop.id} />
          </View>
        </View>
        <View className={styles.side}>
          <Card title={t('shop.address')}>
            <AddressLines chinese={shop.addressChinese} latin={shop.addressLatin} />
            {shop.transport && <View className={styles.transport}>{shop.transport}</View>}
          </Card>
          <Card title={t('shop.hours')}>
            <WeekHours hours={shop.hours} />
          </Card>
          <ShopDoctors shopId={shop.id} />
          {shop.branches.length > 0 && (
            <Card title={t('shop.branches')}>
              <View className={styles.branches}>
                {shop.branches.map((branch) => (
                  <ClinicCard
                    key={branch.id}
                    isBare
                    clinic={toCard(branch)}
                    onOpen={() => go(routes.shop, { id: branch.id })}
                  />
                ))}
              </View>
            </Card>
          )}
        </View>
        <View className={styles.goods}>
          <ShopGoods shopId={shop.id} />
        </View>
      </View>
    </View>
  )
}
