import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ShopDetail } from '@contract/routes/shops'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { callPhone } from '@/platform/phone-call'
import styles from './clinic-visit.module.scss'

/** Below an address: the map and a call, with what else the page offers between them. */
export function ClinicActions({
  shop: { id, name, phone },
  children,
}: {
  shop: Pick<ShopDetail, 'id' | 'name' | 'phone'>
  children?: ReactNode
}) {
  const { t } = useText('common')
  return (
    <View className={styles.actions}>
      <Button
        kind="tint"
        size="card"
        icon="map-trifold"
        className={styles.action}
        ariaLabel={t('clinicView.mapName', { name })}
        onClick={() => go(routes.map, { id })}
      >
        {t('clinicView.map')}
      </Button>
      {children}
      {phone && (
        <Button
          kind="outline"
          size="card"
          icon="phone"
          className={styles.action}
          ariaLabel={t('clinicView.callName', { name })}
          onClick={() => {
            void callPhone(phone)
          }}
        >
          {t('clinicView.call')}
        </Button>
      )}
    </View>
  )
}
