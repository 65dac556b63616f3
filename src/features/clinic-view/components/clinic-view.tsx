import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ShopCard, ShopDetail } from '@contract/routes/shops'
import { Card } from '@/components/card'
import { ClinicCard } from '@/components/clinic-card'
import { Image } from '@/components/image'
import { Skeleton } from '@/components/skeleton'
import { webProps } from '@/components/web-props'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { openClinic } from '@/features/clinics/open-clinic'
import { useOneByOne } from '@/hooks/use-one-by-one'
import { useSettled } from '@/hooks/use-settled'
import { cardsFromPx, useWindowSize } from '@/hooks/use-window-size'
import { useText } from '@/i18n/use-text'
import { useClinicCoupons } from '../hooks/use-clinic-coupons'
import { useClinicDoctors } from '../hooks/use-clinic-doctors'
import { ClinicHead } from './clinic-head'
import styles from './clinic-view.module.scss'
import { ClinicVisit } from './clinic-visit'
import { LateOffers } from './late-offers'

/** Directions with opening hours, and branches. */
const SIDE_PARTS = 2

interface ClinicViewProps {
  /** complete, or the list row while the rest is loading */
  shop: ShopDetail | ShopCard
  /** shown between the header and the doctors: departments, the queue */
  lead?: ReactNode
  /**
   * whether the data of `lead` have arrived: until then nothing below the header is rendered, since it would
   * shift
   */
  isLeadReady?: boolean
  /** preview of the map */
  map?: ReactNode
  /** link to the page with all details of a visit */
  moreToVisit?: ReactNode
}

/** All sections of a clinic or shop: head, doctors, goods, reviews; directions last. */
export function ClinicView({ shop, lead, isLeadReady = true, map, moreToVisit }: ClinicViewProps) {
  const whole = isWhole(shop) && isLeadReady ? shop : null
  // in one column the visit is below what fills a screen, so it is rendered after that
  const isOneColumn = useWindowSize().width < cardsFromPx
  const drawn = useOneByOne(whole ? SIDE_PARTS : 0, isOneColumn ? 0 : SIDE_PARTS)
  return (
    <View className={styles.root}>
      <View className={styles.columns}>
        <View className={styles.main}>
          <View className={styles.picture}>
            <Image src={whole?.picUrls[0] || shop.picUrl} alt="" ratio="16:9" />
          </View>
          <ClinicHead shop={shop} />
          {whole && lead}
          {/* remounted by its key, so that its maximum wait starts only when it could be rendered */}
          <ClinicOffers key={String(whole !== null)} shopId={shop.id} isDue={whole !== null} />
        </View>
        <View className={styles.side}>
          {whole && drawn > 0 && <ClinicVisit shop={whole} map={map} more={moreToVisit} />}
          {whole && drawn > 1 && <ClinicBranches branches={whole.branches} />}
        </View>
      </View>
    </View>
  )
}

/** Doctors, products and reviews: loaded in parallel, rendered together below `lead`. */
function ClinicOffers({ shopId, isDue }: { shopId: string; isDue: boolean }) {
  const isReady = useSettled([useClinicDoctors(shopId), useClinicCoupons(shopId)])
  if (!isDue || !isReady) return <Waiting />
  return <LateOffers shopId={shopId} placeholder={<Waiting />} />
}

const isWhole = (shop: ShopDetail | ShopCard): shop is ShopDetail => 'hours' in shop

const WaitingCard = () => (
  <Card>
    <Skeleton width={30} />
    <Skeleton width={90} />
  </Card>
)

const Waiting = () => (
  <View className={styles.waiting} {...webProps({ 'aria-busy': true })}>
    <WaitingCard />
  </View>
)

/** Skeleton of the picture, the head and a card; beside or below them the directions. */
export const ClinicSkeleton = () => (
  <View className={styles.columns}>
    <View className={styles.main}>
      <View className={styles.picture}>
        <Image src="" alt="" ratio="16:9" />
      </View>
      <Card>
        <Skeleton shape="title" width={50} />
        <Skeleton width={60} />
        <Skeleton width={80} />
        <Skeleton shape="block" />
      </Card>
      <Waiting />
    </View>
    {process.env.TARO_ENV === 'h5' && (
      <View className={styles.side}>
        <WaitingCard />
      </View>
    )}
  </View>
)

function ClinicBranches({ branches }: Pick<ShopDetail, 'branches'>) {
  const { t } = useText('common')
  const toCard = useClinicCard()
  if (branches.length === 0) return null
  return (
    <Card title={t('clinicView.branches')}>
      <View className={styles.branches}>
        {branches.map((branch) => (
          <ClinicCard key={branch.id} isBare clinic={toCard(branch)} onOpen={() => openClinic(branch)} />
        ))}
      </View>
    </Card>
  )
}
