import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ShopDetail } from '@contract/routes/shops'
import { AddressLines } from '@/components/address-lines'
import { Card } from '@/components/card'
import { WeekHours } from '@/components/week-hours'
import { useText } from '@/i18n/use-text'
import { ClinicActions } from './clinic-actions'
import styles from './clinic-visit.module.scss'

/** Where it is: the address in both scripts, directions and phone number. */
export function ClinicAddress({ shop, map, more }: { shop: ShopDetail; map?: ReactNode; more?: ReactNode }) {
  const { t } = useText('common')
  return (
    <Card className={styles.address} title={t('clinicView.address')} action={more}>
      <AddressLines chinese={shop.addressChinese} latin={shop.addressLatin} />
      {shop.transport && <View className={styles.transport}>{shop.transport}</View>}
      {map && <View className={styles.map}>{map}</View>}
      <ClinicActions shop={shop} />
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
