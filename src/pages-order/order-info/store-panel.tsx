import { View } from '@tarojs/components'
import type { ShopCard } from '@contract/routes/shops'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Image } from '@/components/image'
import { cx } from '@/components/web-props'
import { MapPreview } from '@/features/clinics/components/map-preview'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { callPhone } from '@/platform/phone-call'
import styles from './store-panel.module.scss'
import { useLongPress } from './use-long-press'

/** Buttons for directions, copying the address, a call, and a calendar entry when there is an appointment. */
function StoreButtons({
  shop,
  onCopyAddress,
  onCalendar,
}: {
  shop: ShopCard
  onCopyAddress: () => void
  onCalendar: (() => void) | undefined
}) {
  const { t } = useText('pages-order')
  return (
    <View className={cx(styles.buttons, onCalendar && styles.four)}>
      <Button
        kind="outline"
        size="card"
        icon="map-trifold"
        className={styles.button}
        onClick={() => go(routes.map, { id: shop.id })}
      >
        {t('info.map')}
      </Button>
      <Button
        kind="outline"
        size="card"
        icon="copy"
        className={styles.button}
        ariaLabel={t('info.copyAddress')}
        onClick={onCopyAddress}
      >
        {t('info.address')}
      </Button>
      <Button
        kind="outline"
        size="card"
        icon="phone"
        className={styles.button}
        onClick={() => {
          void callPhone(shop.phone)
        }}
      >
        {t('info.call')}
      </Button>
      {onCalendar && (
        <Button
          kind="outline"
          size="card"
          icon="calendar-plus"
          className={styles.button}
          onClick={onCalendar}
        >
          {t('info.calendar')}
        </Button>
      )}
    </View>
  )
}

/** The clinic: name, address (copied by a long press) and contact. */
export function StorePanel({
  shop,
  onCopy,
  onCalendar,
}: {
  shop: ShopCard
  onCopy: (text: string) => void
  onCalendar?: () => void
}) {
  const { t } = useText('pages-order')
  const copy = () => onCopy(`${shop.name} ${shop.address}`)
  const copyByLongPress = useLongPress(copy)
  return (
    <Card title={t('info.store')}>
      <View className={styles.head}>
        <View className={styles.picture}>
          <Image src={shop.picUrl} alt="" ratio="1:1" />
        </View>
        <View className={styles.words} {...copyByLongPress}>
          <View className={styles.name}>{shop.name}</View>
          <View className={styles.note}>{shop.address}</View>
        </View>
      </View>
      <View className={styles.map}>
        <MapPreview place={shop} onOpen={() => go(routes.map, { id: shop.id })} />
      </View>
      <StoreButtons shop={shop} onCopyAddress={copy} onCalendar={onCalendar} />
    </Card>
  )
}
