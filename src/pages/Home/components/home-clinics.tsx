import { View } from '@tarojs/components'
import { justRead } from '@/api/api'
import { ClinicCard } from '@/components/clinic-card'
import { QueryGate } from '@/components/query-gate'
import { Section } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { useShopsNearQuery } from '@/features/clinics/api/shops.api'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { openClinic } from '@/features/clinics/open-clinic'
import { selectPosition } from '@/features/position/position.slice'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import styles from './home-clinics.module.scss'
import { lowerReads } from './lower-reads'
import { RegionChoice } from './region-choice'

const SHOWN = 3

/** Some clinics with their opening state; all of them are on the Shops tab. */
export function HomeClinics({ title }: { title: string }) {
  const { t } = useText('main')
  const toCard = useClinicCard()
  const region = useAppSelector(selectRegion)
  const { currentData, ...shops } = useShopsNearQuery(
    lowerReads.shops(region, useAppSelector(selectPosition)),
    { refetchOnMountOrArgChange: justRead },
  )
  return (
    <Section
      title={title}
      more={t('home.all')}
      onMore={() => switchTo(routes.shops)}
      beside={
        <View className={styles.region}>
          <RegionChoice />
        </View>
      }
    >
      <QueryGate
        state={readState(currentData, shops, { isEmpty: currentData?.records.length === 0 })}
        skeleton={<SkeletonPage count={SHOWN} />}
        empty={{ kind: 'stores' }}
        isPart
      >
        {({ records }) => (
          <View className={styles.list}>
            {records.map((shop) => (
              <ClinicCard key={shop.id} clinic={toCard(shop)} onOpen={() => openClinic(shop)} />
            ))}
          </View>
        )}
      </QueryGate>
    </Section>
  )
}
