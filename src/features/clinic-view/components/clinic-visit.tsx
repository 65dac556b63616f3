import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ShopDetail } from '@contract/routes/shops'
import { AddressLines } from '@/components/address-lines'
import { Card } from '@/components/card'
import { WeekHours } from '@/components/week-hours'
import { useText } from '@/i18n/use-text'
import { ClinicActions } from './clinic-actions'
import styles from './clinic-visit.module.scss'

type Licensed = Partial<Pick<ShopDetail, 'licenceNo' | 'licenceAuthority'>>

/** Under which licence it is run, if that is known. */
export const ClinicLicence = ({ shop: { licenceNo, licenceAuthority } }: { shop: Licensed }) => {
  const { t } = useText('common')
  return licenceNo ? (
    <View className={styles.licence}>
      {[t('clinicView.licence', { number: licenceNo }), licenceAuthority].filter(Boolean).join('\u00a0· ')}
    </View>
  ) : null
}

interface ClinicAddressProps {
  shop: ShopDetail
  map?: ReactNode
  more?: ReactNode
  hasLicence: boolean
}

/** Where it is: the address in both scripts, directions and phone number; the licence, where the head has none. */
export function ClinicAddress({ shop, map, more, hasLicence }: ClinicAddressProps) {
  const { t } = useText('common')
  return (
    <Card className={styles.address} title={t('clinicView.address')} action={more}>
      <AddressLines chinese={shop.addressChinese} latin={shop.addressLatin} />
      {shop.transport && <View className={styles.transport}>{shop.transport}</View>}
      {map && <View className={styles.map}>{map}</View>}
      <ClinicActions shop={shop} />
      {hasLicence && <ClinicLicence shop={shop} />}
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
