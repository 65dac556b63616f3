import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { ShopCard, ShopDetail } from '@contract/routes/shops'
import { Card } from '@/components/card'
import { useHasColumnBar } from '@/components/column-bar'
import { Image } from '@/components/image'
import { Skeleton } from '@/components/skeleton'
import { cx, webProps } from '@/components/web-props'
import { useOneByOne } from '@/hooks/use-one-by-one'
import { useSettled } from '@/hooks/use-settled'
import { cardsFromPx, useWindowSize } from '@/hooks/use-window-size'
import { useClinicCoupons } from '../hooks/use-clinic-coupons'
import { useClinicDoctors } from '../hooks/use-clinic-doctors'
import { ClinicBranches } from './clinic-branches'
import { ClinicHead } from './clinic-head'
import styles from './clinic-view.module.scss'
import { ClinicAddress, ClinicHours } from './clinic-visit'
import { LateOffers } from './late-offers'
import type { LateOffersProps } from './late-offers-props'

/** Directions, and the last cards. */
const LATER_PARTS = 2

interface ClinicViewProps extends Pick<LateOffersProps, 'SortBar'> {
  /** complete, or the list row while the rest is loading */
  shop: ShopDetail | ShopCard
  /** the page's main actions, in the header of a desktop */
  actions?: ReactNode
  /** shown between the header and the offers: notice, the queue */
  lead?: ReactNode
  /** leads to the rest of what is offered: of a clinic below `lead`, of a shop below its products */
  further?: ReactNode
  /**
   * whether the data of `lead` have arrived: until then nothing below the header is rendered, since it would
   * shift
   */
  isLeadReady?: boolean
  /** preview of the map */
  map?: ReactNode
  /** link to the page with all details of a visit */
  moreToVisit?: ReactNode
  /** of a shop: title of the products, which its page is about */
  goodsTitle?: string
}

/**
 * All sections of a clinic or shop. On a desktop the directions are beside the header, and what follows spans both
 * columns; in one column the directions are last. In one column, and of a shop, the header has the opening hours.
 */
export function ClinicView({
  shop,
  actions,
  lead,
  further,
  isLeadReady = true,
  map,
  moreToVisit,
  goodsTitle,
  ...ofShop
}: ClinicViewProps) {
  const whole = isWhole(shop) && isLeadReady ? shop : null
  const isDesktop = useHasColumnBar()
  const isClinic = goodsTitle === undefined
  const isBeside = isDesktop && isClinic
  // in one column the directions are below what fills a screen, so they are rendered after that
  const drawn = useOneByOne(whole ? LATER_PARTS : 0, useWindowSize().width < cardsFromPx ? 0 : LATER_PARTS)
  const side = (
    <View key="side" className={styles.side}>
      {whole && drawn > 0 && (
        <>
          <ClinicAddress shop={whole} map={map} more={moreToVisit} hasLicence={!isBeside} />
          {isBeside && <ClinicHours hours={whole.hours} />}
        </>
      )}
    </View>
  )
  return (
    <View className={styles.root}>
      <View className={styles.columns}>
        <View className={styles.main}>
          <View className={cx(styles.picture, !isClinic && styles.low)}>
            <Image src={whole?.picUrls[0] || shop.picUrl} alt="" ratio="16:9" />
          </View>
          <ClinicHead shop={shop} isWeekBeside={isBeside} actions={isDesktop ? actions : undefined} />
          {whole && lead}
          {/* the server draws them, and what can be booked next comes after them with its own code */}
          {whole && isClinic && further}
        </View>
        {isDesktop && side}
        {/* remounted by its key: its maximum wait starts when it could be rendered, and what waited does not move */}
        <View key={`offers ${whole !== null}`} className={styles.wide}>
          <Offers
            shopId={shop.id}
            isDue={whole !== null}
            goodsTitle={goodsTitle}
            {...ofShop}
            sort={shop.firstFreeDay === null ? 'default' : 'earliest'}
            further={!isClinic && further}
          />
        </View>
        {!isDesktop && side}
        {whole && drawn > 1 && whole.branches.length > 0 && (
          <View className={styles.wide}>
            <ClinicBranches branches={whole.branches} />
          </View>
        )}
      </View>
    </View>
  )
}

/** Doctors, products and reviews: loaded in parallel, rendered together below `lead`. */
function Offers({ isDue, ...of }: Omit<LateOffersProps, 'placeholder'> & { isDue: boolean }) {
  const isReady = useSettled([useClinicDoctors(of.shopId), useClinicCoupons(of.shopId)])
  return isDue && isReady ? <LateOffers {...of} placeholder={<Waiting />} /> : <Waiting />
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
