import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useOneByOne } from '@/hooks/use-one-by-one'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import { BlockBoundary } from './components/block-boundary'
import { LowerParts } from './components/home-blocks'
import { HomeHead } from './components/home-head'
import { HomeOverlay } from './components/home-overlay'
import { HomeSkeleton } from './components/home-skeleton'
import { HomeTop } from './components/home-top'
import { LowerQueue } from './components/lower-blocks'
import { useHome } from './hooks/use-home'
import styles from './index.module.scss'

/**
 * The home page: the next appointment, links, then the blocks listed in the decoration. Unknown blocks are
 * omitted.
 */
export default function Home() {
  const { t } = useText('main')
  const state = useHome()
  return (
    <PageShell title={t('home.title')} nav="none" hasTabBar tab="home" flush overlay={<HomeOverlay />}>
      <HomeHead />
      <View className={styles.column}>
        <QueryGate
          state={state}
          skeleton={<HomeSkeleton />}
          empty={{
            kind: 'products',
            action: <Button onClick={() => switchTo(routes.commodity)}>{t('home.next.choose')}</Button>,
          }}
        >
          {(blocks) => (
            <>
              <HomeTop blocks={blocks} />
              <LowerParts blocks={blocks} />
            </>
          )}
        </QueryGate>
        <OpenTicket />
      </View>
    </PageShell>
  )
}

/** Renders the open ticket when idle. */
function OpenTicket() {
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const isDue = useOneByOne(1, 0) === 1
  return isSignedIn && isDue ? (
    <BlockBoundary>
      <LowerQueue />
    </BlockBoundary>
  ) : null
}
