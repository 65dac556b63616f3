import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { api } from '@/api/api'
import { useNextBookingsQuery } from '@/api/bookings.api'
import { useDecorationQuery } from '@/api/content.api'
import { TabOverlays } from '@/app-overlays'
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
import { LowerArticles, LowerClinics } from './components/lower-blocks'
import { NextAppointment } from './components/next-appointment'
import styles from './index.module.scss'

/** Head of the page, by rule; the rest stands below it in the order of the decoration. */
const topTypes = ['banner', 'iconGrid', 'notice']

/** Home: the next appointment first, ways in, then the blocks that the decoration names. A block that is not known is left out. */
export default function Home() {
  const { t } = useText('main')
  const dispatch = useAppDispatch()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const decoration = useDecorationQuery()
  // the appointment stands above everything: the page waits for it rather than jump when it comes
  const { isLoading: isAppointmentAwaited } = useNextBookingsQuery(undefined, { skip: !isSignedIn })
  const page = isAppointmentAwaited ? { ...decoration, data: undefined, isFetching: true } : decoration
  usePullDownRefresh(() => {
    dispatch(api.util.invalidateTags(['Catalogue', 'Booking']))
    void decoration.refetch().finally(() => Taro.stopPullDownRefresh())
  })
  return (
    <PageShell title={t('home.title')} nav='none' hasTabBar tab='home' flush>
      <TabOverlays />
      <HomeHead />
      <View className={styles.column}>
        <QueryGate query={page} skeleton={<HomeSkeleton />}>
          {(blocks) => (
            <>
              <View className={styles.top}>
                <NextAppointment className={styles.appointment} promptClassName={styles.prompt} />
                {blocks.filter(({ type }) => type === 'banner').map((block) => <View key={block.id} className={styles.banner}><HomeBanner banners={block.banners} /></View>)}
                {blocks.some(({ type }) => type === 'iconGrid') && <View className={styles.icons}><HomeIcons /></View>}
                {blocks.some(({ type }) => type === 'notice') && <View className={styles.notice}><HomeNotice /></View>}
              </View>
              {blocks.filter(({ type }) => !topTypes.includes(type)).map(({ id, type, title }) => {
                switch (type) {
                  case 'hotCategory': return <HomeHotCategories key={id} title={title ?? ''} />
                  case 'hotSale': return <HomeGoods key={id} title={title ?? ''} source='hotSale' />
                  case 'packages': return <HomeGoods key={id} title={title ?? ''} source='packages' />
                  case 'clinics': return <LowerClinics key={id} title={title ?? ''} />
                  case 'articles': return <LowerArticles key={id} title={title ?? ''} />
                  default: return null
                }
              })}
            </>
          )}
        </QueryGate>
      </View>
    </PageShell>
  )
}
