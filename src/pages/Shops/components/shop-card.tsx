import { View } from '@tarojs/components'
import type { ListedShop } from '@contract/routes/shops'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ClinicCard } from '@/components/clinic-card'
import clinicStyles from '@/components/clinic-card/index.module.scss'
import { Icon } from '@/components/icon'
import { cx } from '@/components/web-props'
import { firstTimes } from '@/features/clinics/first-times'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './shop-card.module.scss'

/** The address, and how it is reached. */
const Place = ({ address, transport }: ListedShop) => (
  <View className={styles.address}>
    <View>{address}</View>
    {transport && <View className={styles.transport}>{transport}</View>}
  </View>
)

/** How soon somebody is seen there. */
function FreeTimes({ shop }: { shop: ListedShop }) {
  const { t } = useText('common')
  return (
    <View className={styles.free}>
      {firstTimes(shop, t).map((time) => (
        <View key={time} className={cx(clinicStyles.fact, clinicStyles.open)}>
          <Icon name="calendar-check" size={14} />
          <View>{time}</View>
        </View>
      ))}
    </View>
  )
}

/**
 * A clinic in the list: opening state, distance, address and the nearest station, with links to its page, a
 * call, and the address card.
 */
export function ShopCard({
  shop,
  onCall,
  onMore,
  onEnter,
}: {
  shop: ListedShop
  onCall: () => void
  onMore: () => void
  onEnter: () => void
}) {
  const { t } = useText('main')
  const card = useClinicCard()(shop)
  return (
    <Card className={styles.root}>
      <ClinicCard clinic={{ ...card, firstFree: '' }} isBare headingLevel={2} onOpen={onEnter} />
      <Place {...shop} />
      {(shop.firstFreeDay ?? shop.firstDoctorDay) && <FreeTimes shop={shop} />}
      <View className={styles.actions}>
        {shop.firstFreeDay && (
          <Button
            kind="tint"
            size="card"
            icon="calendar-check"
            ariaLabel={t('shops.bookName', { name: shop.name })}
            className={styles.book}
            onClick={() => go(routes.clinicGoodsBooking, { shopId: shop.id })}
          >
            {t('shops.book')}
          </Button>
        )}
        <Button
          kind="outline"
          size="card"
          ariaLabel={t('shops.moreName', { name: shop.name })}
          className={styles.action}
          onClick={onMore}
        >
          {t('shops.more')}
        </Button>
        {shop.phone && (
          <Button
            kind="outline"
            size="card"
            icon="phone"
            ariaLabel={t('shops.callName', { name: shop.name })}
            onClick={onCall}
          />
        )}
      </View>
    </Card>
  )
}
