import { Fragment, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh, useShareAppMessage } from '@tarojs/taro'
import type { HomeBlock } from '@contract/content'
import { api, justRead } from '@/api/api'
import { useNextBookingsQuery } from '@/api/bookings.api'
import { useDecorationConfigQuery, useDecorationQuery, useNavigationBarQuery } from '@/api/content.api'
import { TabOverlays } from '@/app-overlays'
import { BlockBoundary } from '@/components/block-boundary'
import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useFirstAnswerAwaited } from '@/hooks/use-first-answer'
import { useOneByOne } from '@/hooks/use-one-by-one'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
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
import { useLowerReads } from './use-lower-reads'

/** Head of the page, by rule; the rest stands below it in the order of the decoration. */
const topTypes = ['banner', 'iconGrid', 'notice']
/** Blocks under the head that a phone shows before anyone scrolls: they wait for nothing. In the mini-program the places of the others are filled when they come near. */
const FIRST_BLOCKS = 2
const placeKinds: Record<string, PlaceKind> = {
  hotSale: 'goods',
  packages: 'goods',
  clinics: 'clinics',
  articles: 'articles',
}

function BlockPlace({ type, nth, children }: { type: string; nth: number; children: ReactNode }) {
  const kind = placeKinds[type]
  return kind && nth >= FIRST_BLOCKS ? (
    <LowerPlace kind={kind}>{children}</LowerPlace>
  ) : (
    <Place>{children}</Place>
  )
}

/** One block under the head of the page; one that is not known shows nothing. */
function HomeBlockView({ type, title }: { type: string; title: string }) {
  switch (type) {
    case 'hotCategory':
      return <HomeHotCategories title={title} />
    case 'hotSale':
      return <HomeGoods title={title} source="hotSale" />
    case 'packages':
      return <HomeGoods title={title} source="packages" />
    case 'clinics':
      return <LowerClinics title={title} />
    case 'articles':
      return <LowerArticles title={title} />
    default:
      return null
  }
}

/** What stands under the head, from top to bottom. Pictures and films stand between what is sold and who gives it. */
function lowerParts(blocks: readonly HomeBlock[]): { key: string; part: ReactNode }[] {
  const lower = blocks.filter(({ type }) => !topTypes.includes(type))
  const mediaAt = lower.findIndex(({ type }) => type === 'clinics' || type === 'articles')
  const parts = lower.map(({ id, type, title }, nth) => ({
    key: id,
    part: (
      <BlockPlace type={type} nth={nth}>
        <HomeBlockView type={type} title={title ?? ''} />
      </BlockPlace>
    ),
  }))
  parts.splice(mediaAt < 0 ? parts.length : mediaAt, 0, {
    key: 'media',
    part: (
      <LowerPlace kind="media">
        <LowerMedia />
      </LowerPlace>
    ),
  })
  return parts
}

function LowerParts({ blocks }: { blocks: readonly HomeBlock[] }) {
  const parts = lowerParts(blocks)
  const areAllRead = useLowerReads()
  const drawn = useOneByOne(areAllRead ? parts.length : Math.min(FIRST_BLOCKS, parts.length), 0)
  return (
    <>
      {parts.slice(0, drawn).map(({ key, part }) => (
        <Fragment key={key}>{part}</Fragment>
      ))}
    </>
  )
}

/** Home: the next appointment first, ways in, then the blocks that the decoration names. A block that is not known is left out. */
export default function Home() {
  const { t } = useText('main')
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  // what was kept of the last launch is shown at once, and asked for again
  const decoration = useDecorationQuery(undefined, { refetchOnMountOrArgChange: justRead })
  // the appointment stands above everything: the page waits for it rather than jump when it comes
  const isAppointmentAwaited = useFirstAnswerAwaited(
    useNextBookingsQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true }),
  )
  // so do the ways in: everything stands below them, and how many rows they take only the answer says
  const areWaysAwaited = useFirstAnswerAwaited(
    useNavigationBarQuery(undefined, { refetchOnMountOrArgChange: justRead }),
  )
  // it lies over the page: nothing waits for it
  const isAdvertDue = useOneByOne(1, 0) === 1
  const page =
    isAppointmentAwaited || areWaysAwaited ? { ...decoration, data: undefined, isFetching: true } : decoration
  const { data: dressing } = useDecorationConfigQuery()
  // what the operator has not set is left to WeChat: the app's name, and a picture of the page
  useShareAppMessage(() => ({
    path: routes.home,
    ...(dressing?.shareTitle ? { title: dressing.shareTitle } : null),
    ...(dressing?.sharePicUrl ? { imageUrl: dressing.sharePicUrl } : null),
  }))
  usePullDownRefresh(() => {
    dispatch(api.util.invalidateTags(['Catalogue', 'Booking']))
    void decoration.refetch().finally(() => Taro.stopPullDownRefresh())
  })
  return (
    <PageShell
      title={t('home.title')}
      nav="none"
      hasTabBar
      tab="home"
      flush
      overlay={
        <>
          <TabOverlays />
          {isAdvertDue && (
            <BlockBoundary>
              <LowerAdvert />
            </BlockBoundary>
          )}
        </>
      }
    >
      <HomeHead />
      <View className={styles.column}>
        <QueryGate
          query={page}
          skeleton={<HomeSkeleton />}
          empty={{
            when: (blocks) => blocks.length === 0,
            kind: 'products',
            action: <Button onClick={() => switchTo(routes.commodity)}>{t('home.next.choose')}</Button>,
          }}
        >
          {(blocks) => (
            <>
              <View className={styles.top}>
                <NextAppointment className={styles.appointment} promptClassName={styles.prompt} />
                {blocks
                  .filter(({ type }) => type === 'banner')
                  .map((block) => (
                    <View key={block.id} className={styles.banner}>
                      <BlockBoundary>
                        <HomeBanner banners={block.banners} />
                      </BlockBoundary>
                    </View>
                  ))}
                {blocks.some(({ type }) => type === 'iconGrid') && (
                  <View className={styles.icons}>
                    <BlockBoundary>
                      <HomeIcons />
                    </BlockBoundary>
                  </View>
                )}
                {blocks.some(({ type }) => type === 'notice') && (
                  <View className={styles.notice}>
                    <BlockBoundary>
                      <HomeNotice />
                    </BlockBoundary>
                  </View>
                )}
              </View>
              <LowerParts blocks={blocks} />
            </>
          )}
        </QueryGate>
      </View>
    </PageShell>
  )
}
