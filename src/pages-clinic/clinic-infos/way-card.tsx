import { View } from '@tarojs/components'
import type { WayKind } from '@contract/constants/enums'
import type { ShopDetail } from '@contract/routes/shops'
import { AddressLines } from '@/components/address-lines'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Icon, type IconName } from '@/components/icon'
import { ClinicActions } from '@/features/clinic-view/components/clinic-actions'
import { useText } from '@/i18n/use-text'
import styles from './clinic-infos.module.scss'

const icons: Record<WayKind | 'rail', IconName> = {
  rail: 'map-pin',
  inside: 'buildings',
  bus: 'bus',
  car: 'car',
}

/**
 * The address in both scripts, directions (exit, floor, bus, car), the map, a call, and the address card for
 * a driver.
 */
export function WayCard({ shop, onDriver }: { shop: ShopDetail; onDriver: () => void }) {
  const { t } = useText('pages-clinic')
  const ways = [...(shop.transport ? [{ kind: 'rail' as const, text: shop.transport }] : []), ...shop.ways]
  return (
    <Card title={t('clinic.info.way')}>
      <AddressLines chinese={shop.addressChinese} latin={shop.addressLatin} />
      <View className={styles.ways} ariaRole="list">
        {ways.map(({ kind, text }) => (
          <View key={kind} className={styles.way} ariaRole="listitem">
            <Icon name={icons[kind]} className={styles.icon} />
            <View>{text}</View>
          </View>
        ))}
      </View>
      <ClinicActions shop={shop}>
        <Button kind="outline" size="card" icon="car" className={styles.action} onClick={onDriver}>
          {t('clinic.info.driver')}
        </Button>
      </ClinicActions>
    </Card>
  )
}
