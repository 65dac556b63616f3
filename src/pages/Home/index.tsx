import { Fragment, type ReactNode, useRef } from 'react'
import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { api } from '@/api/api'
import { useNextBookingsQuery } from '@/api/bookings.api'
import { useDecorationQuery } from '@/api/content.api'
import { TabOverlays } from '@/app-overlays'
import { BlockBoundary } from '@/components/block-boundary'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { HomeBanner } from './components/home-banner'
import { HomeGoods } from './components/home-goods'
import { HomeHead } from './components/home-head'
import { HomeHotCategories } from './components/home-hot-categories'
import { HomeIcons } from './components/home-icons'
import { HomeNotice } from './components/home-notice'
import { HomeSkeleton } from './components/home-skeleton'
import { LowerAdvert, LowerArticles, LowerClinics, LowerMedia } from './components/lower-blocks'
import { LowerPlace, Place, type PlaceKind } from './components/lower-place'
import { NextAppointment } from './components/next-appointment'
import styles from './index.module.scss'

/** Head of the page, by rule; the rest stands below it in the order of the decoration. */
const topTypes = ['banner', 'iconGrid', 'notice']

// what a phone shows before anyone scrolls; the places of the others are filled when they come near
const FIRST_BLOCKS = 2
const placeKinds: Record<string, PlaceKind> = { hotSale: 'goods', packages: 'goods', clinics: 'clinics', articles: 'articles' }

function BlockPlace({ type, nth, children }: { type: string; nth: number; children: ReactNode }) {
  const kind = placeKinds[type]
  return kind && nth >= FIRST_BLOCKS ? <LowerPlace kind={kind}>{children}</LowerPlace> : <Place>{children}</Place>
}

/** One block under the head of the page; one that is not known shows nothing. */
function HomeBlockView({ type, title }: { type: string; title: string }) {
  switch (type) {
    case 'hotCategory': return <HomeHotCategories title={title} />
    case 'hotSale': return <HomeGoods title={title} source='hotSale' />
    case 'packages': return <HomeGoods title={title} source='packages' />
    case 'clinics': return <LowerClinics title={title} />
    case 'articles': return <LowerArticles title={title} />
    default: return null
  }
}

/** Home: the next appointment first, ways in, then the blocks that the decoration names. A block that is not known is left out. */
export default function Home() {
  const { t } = useText('main')
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  // what was kept of the last launch is shown at once, and asked for again
  const decoration = useDecorationQuery(undefined, { refetchOnMountOrArgChange: true })
  // the appointment stands above everything: the page waits for it rather than jump when it comes; but only once, also when it does not come
  const next = useNextBookingsQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true })
  const hasAnswered = useRef(false)
  if (next.isError || next.isSuccess) hasAnswered.current = true
  const isAppointmentAwaited = next.isLoading && !hasAnswered.current
  const page = isAppointmentAwaited ? { ...decoration, data: undefined, isFetching: true } : decoration
  // pictures and films are named apart from the blocks: they stand between what is sold and who gives it
  const mediaBefore = decoration.data?.find(({ type }) => type === 'clinics' || type === 'articles')?.type
  usePullDownRefresh(() => {
    dispatch(api.util.invalidateTags(['Catalogue', 'Booking']))
    void decoration.refetch().finally(() => Taro.stopPullDownRefresh())
  })
  return (
    <PageShell title={t('home.title')} nav='none' hasTabBar tab='home' flush overlay={<><TabOverlays /><BlockBoundary><LowerAdvert /></BlockBoundary></>}>
      <HomeHead />
      <View className={styles.column}>
        <QueryGate query={page} skeleton={<HomeSkeleton />}>
          {(blocks) => (
            <>
              <View className={styles.top}>
                <NextAppointment className={styles.appointment} promptClassName={styles.prompt} />
                {blocks.filter(({ type }) => type === 'banner').map((block) => <View key={block.id} className={styles.banner}><BlockBoundary><HomeBanner banners={block.banners} /></BlockBoundary></View>)}
                {blocks.some(({ type }) => type === 'iconGrid') && <View className={styles.icons}><BlockBoundary><HomeIcons /></BlockBoundary></View>}
                {blocks.some(({ type }) => type === 'notice') && <View className={styles.notice}><BlockBoundary><HomeNotice /></BlockBoundary></View>}
              </View>
              {blocks.filter(({ type }) => !topTypes.includes(type)).map(({ id, type, title }, nth) => (
                <Fragment key={id}>
                  {type === mediaBefore && <LowerPlace kind='media'><LowerMedia /></LowerPlace>}
                  <BlockPlace type={type} nth={nth}><HomeBlockView type={type} title={title ?? ''} /></BlockPlace>
                </Fragment>
              ))}
              {!mediaBefore && <LowerPlace kind='media'><LowerMedia /></LowerPlace>}
            </>
          )}
        </QueryGate>
      </View>
    </PageShell>
  )
}
