import { View } from '@tarojs/components'
import { justRead } from '@/api/api'
import { useShopsNearQuery } from '@/api/shops.api'
import { ClinicCard } from '@/components/clinic-card'
import { QueryGate } from '@/components/query-gate'
import { Section } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { selectPosition } from '@/features/position/position.slice'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { useClinicCard } from '@/hooks/use-clinic-card'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import { lowerReads } from './lower-reads'
import { RegionChoice } from './region-choice'
import styles from './home-clinics.module.scss'

const SHOWN = 3

/** Some clinics, with open now; all of them are on the Shops tab. */
export function HomeClinics({ title }: { title: string }) {
  const { t } = useText('main')
  const toCard = useClinicCard()
  const region = useAppSelector(selectRegion)
  const { currentData, ...shops } = useShopsNearQuery(
    lowerReads.shops(region, useAppSelector(selectPosition)),
    { refetchOnMountOrArgChange: justRead },
  )
  return (
    <Section title={title} more={t('home.all')} onMore={() => switchTo(routes.shops)}>
      <View className={styles.region}>
        <RegionChoice />
      </View>
      <QueryGate
        query={{ ...shops, data: currentData }}
        skeleton={<SkeletonPage count={SHOWN} />}
        empty={{ when: ({ records }) => records.length === 0, kind: 'stores' }}
      >
        {({ records }) => (
          <View className={styles.list}>
            {records.map((shop) => (
              <ClinicCard key={shop.id} clinic={toCard(shop)} onOpen={({ id }) => go(routes.shop, { id })} />
            ))}
          </View>
        )}
      </QueryGate>
    </Section>
  )
}
