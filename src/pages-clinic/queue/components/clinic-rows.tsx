import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ShopDetail } from '@contract/routes/shops'
import { Card } from '@/components/card'
import { Icon } from '@/components/icon'
import { ListRow } from '@/components/list-row'
import { WeekHours } from '@/components/week-hours'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './join-queue.module.scss'

/** When the clinic is open, and the way there. */
export function ClinicRows({ clinic }: { clinic: ShopDetail }) {
  const { t } = useText('pages-clinic')
  const { openText, hoursText } = useClinicCard()(clinic)
  const [isUnfolded, setIsUnfolded] = useState(false)
  return (
    <Card flush>
      <ListRow
        icon="clock"
        title={t('clinic.info.hours')}
        note={[openText, hoursText].filter(Boolean).join('\u00a0· ')}
        expanded={isUnfolded}
        end={<Icon name={isUnfolded ? 'caret-up' : 'caret-down'} size={16} />}
        onClick={() => setIsUnfolded(!isUnfolded)}
      />
      {isUnfolded && (
        <View className={styles.week}>
          <WeekHours hours={clinic.hours} />
        </View>
      )}
      <ListRow
        icon="map-pin"
        title={clinic.address}
        note={clinic.transport}
        onClick={() => go(routes.map, { id: clinic.id })}
      />
    </Card>
  )
}
