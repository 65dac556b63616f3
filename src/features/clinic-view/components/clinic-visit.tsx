import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ShopDetail } from '@contract/routes/shops'
import { AddressLines } from '@/components/address-lines'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { WeekHours } from '@/components/week-hours'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { callPhone } from '@/platform/phone-call'
import styles from './clinic-visit.module.scss'

/** Where it is: the address in both scripts, directions and phone number. */
export function ClinicAddress({ shop, map, more }: { shop: ShopDetail; map?: ReactNode; more?: ReactNode }) {
  const { t } = useText('common')
  return (
    <Card className={styles.address} title={t('clinicView.address')} action={more}>
      <AddressLines chinese={shop.addressChinese} latin={shop.addressLatin} />
      {shop.transport && <View className={styles.transport}>{shop.transport}</View>}
      {map && <View className={styles.map}>{map}</View>}
      <View className={styles.actions}>
        <Button
          kind="tint"
          size="card"
          icon="map-trifold"
          className={styles.action}
          ariaLabel={t('clinicView.mapName', { name: shop.name })}
          onClick={() => go(routes.map, { id: shop.id })}
        >
          {t('clinicView.map')}
        </Button>
        {shop.phone && (
          <Button
            kind="outline"
            size="card"
            icon="phone"
            className={styles.action}
            ariaLabel={t('clinicView.callName', { name: shop.name })}
            onClick={() => {
              void callPhone(shop.phone)
            }}
          >
            {t('clinicView.call')}
          </Button>
        )}
      </View>
    </Card>
  )
}

/** The opening hours of the week. */
export function ClinicHours({ hours }: Pick<ShopDetail, 'hours'>) {
  const { t } = useText('common')
  return (
    <Card title={t('clinicView.hours')}>
      <WeekHours hours={hours} />
    </Card>
  )
}
