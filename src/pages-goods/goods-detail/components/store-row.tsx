import { View } from '@tarojs/components'
import type { ShopCard } from '@contract/routes/shops'
import { Button } from '@/components/button'
import { ClinicCard } from '@/components/clinic-card'
import { Icon } from '@/components/icon'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { formatNearMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { callPhone } from '@/platform/phone-call'
import styles from './stores.module.scss'

/**
 * A clinic that offers the product: its first free day, a call button and, for bookable products, its
 * calendar.
 */
export function StoreRow({ shop, onBook }: { shop: ShopCard; onBook?: (shopId: string) => void }) {
  const { t } = useText('pages-goods')
  const { t: common } = useText('common')
  const toCard = useClinicCard()
  const { id, name, address, phone, firstFreeDay, firstFreeTime } = shop
  const firstFree = firstFreeDay && {
    // of this product, not of everything that the clinic offers
    firstFree: common('goods.firstFree', { day: formatNearMoment(firstFreeDay, firstFreeTime) }),
  }
  return (
    <View className={styles.store} ariaRole="listitem">
      <ClinicCard isBare clinic={{ ...toCard(shop), ...firstFree, tags: [] }} />
      <View className={styles.address}>{address}</View>
      {onBook && !firstFreeDay && (
        <View className={styles.none}>
          <Icon name="calendar-x" size={16} />
          <View>{t('detail.stores.full')}</View>
        </View>
      )}
      <View className={styles.actions}>
        <Button
          kind="outline"
          size="small"
          icon="phone"
          ariaLabel={t('detail.stores.callLabel', { name, phone })}
          onClick={() => {
            void callPhone(phone)
          }}
        >
          {phone}
        </Button>
        <Button
          kind="outline"
          size="small"
          icon="map-trifold"
          ariaLabel={t('detail.stores.mapLabel', { name })}
          onClick={() => go(routes.map, { id })}
        >
          {t('detail.stores.map')}
        </Button>
        {onBook && firstFreeDay && (
          <Button
            kind="tint"
            size="small"
            ariaLabel={t('detail.stores.bookLabel', { name })}
            onClick={() => onBook(id)}
          >
            {t('detail.stores.book')}
          </Button>
        )}
      </View>
    </View>
  )
}
