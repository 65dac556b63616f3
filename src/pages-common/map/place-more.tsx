import { View } from '@tarojs/components'
import type { ShopCard } from '@contract/routes/shops'
import { ClinicCard } from '@/components/clinic-card'
import { Heading } from '@/components/heading'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { useText } from '@/i18n/use-text'
import styles from './full-screen.module.scss'
import type { PlaceFacts } from './use-map-place'

interface PlaceMoreProps {
  facts: PlaceFacts
  others: readonly ShopCard[]
  onChoose: (id: string) => void
}

/** How to get there, and the other branches. */
export function PlaceMore({ facts, others, onChoose }: PlaceMoreProps) {
  const { t } = useText('pages-common')
  const toCard = useClinicCard()
  return (
    <>
      {facts.transport && (
        <View className={styles.part}>
          <Heading level={3}>{t('map.transport')}</Heading>
          <View className={styles.soft}>{facts.transport}</View>
        </View>
      )}
      {others.length > 0 && (
        <View className={styles.part}>
          <Heading level={3}>{t('map.branches')}</Heading>
          <View className={styles.branches}>
            {others.map((other) => (
              <ClinicCard
                key={other.id}
                isBare
                clinic={{ ...toCard(other), tags: [] }}
                onOpen={() => onChoose(other.id)}
              />
            ))}
          </View>
        </View>
      )}
    </>
  )
}
