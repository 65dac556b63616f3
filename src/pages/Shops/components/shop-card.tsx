import { View } from '@tarojs/components'
import type { ShopCard as Shop } from '@contract/shops'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ClinicCard } from '@/components/clinic-card'
import { useClinicCard } from '@/hooks/use-clinic-card'
import { useText } from '@/i18n/use-text'
import styles from './shop-card.module.scss'

/** A clinic or shop of the list: open now, distance, address; to enter it, to call it, and to show the address. */
export function ShopCard({
  shop,
  onCall,
  onMore,
  onEnter,
}: {
  shop: Shop
  onCall: () => void
  onMore: () => void
  onEnter: () => void
}) {
  const { t } = useText('main')
  const toCard = useClinicCard()
  return (
    <Card className={styles.root}>
      <ClinicCard clinic={toCard(shop)} isBare headingLevel={2} onOpen={onEnter} />
      <View className={styles.address}>{shop.address}</View>
      <View className={styles.actions}>
        <Button
          kind="tint"
          size="card"
          icon="clock"
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
            className={styles.action}
            onClick={onCall}
          >
            {t('shops.call')}
          </Button>
        )}
      </View>
    </Card>
  )
}
