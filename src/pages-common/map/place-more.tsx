import { View } from '@tarojs/components'
import type { ShopCard } from '@contract/routes/shops'
import { ClinicCard } from '@/components/clinic-card'
import { Heading } from '@/components/heading'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { useText } from '@/i18n/use-text'
import styles from './full-screen.module.scss'

interface PlaceMoreProps {
  others: readonly ShopCard[]
  onChoose: (id: string) => void
}

/** The other branches. */
export function PlaceMore({ others, onChoose }: PlaceMoreProps) {
  const { t } = useText('pages-common')
  const toCard = useClinicCard()
  if (others.length === 0) return null
  return (
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
  )
}
