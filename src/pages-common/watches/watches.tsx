import { View } from '@tarojs/components'
import type { Watch } from '@contract/routes/watches'
import { Button } from '@/components/button'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useWatchesPage } from './use-watches-page'
import { WaitingRow } from './waiting-row'
import { WatchRow } from './watch-row'
import styles from './watches.module.scss'

/** The page of held places, waiting-list entries and watched days. */
export default function WatchesPage() {
  const { t } = useText('pages-common')
  const page = useWatchesPage()
  return (
    <PageShell title={t('watch.title')} tab="mine" isNarrow overlay={<Toast {...page.toast} />}>
      {!page.isSignedIn ? (
        <SignInGate icon="bell-ringing" title={t('watch.signInTitle')} text={t('watch.signInText')} />
      ) : (
        <QueryGate
          state={page.state}
          skeleton={<SkeletonPage kind="cards" count={2} />}
          empty={{
            kind: 'appointments',
            title: t('watch.empty'),
            text: t('watch.emptyText'),
            action: <Button onClick={() => go(routes.reservation)}>{t('watch.appointments')}</Button>,
          }}
        >
          {({ waitings, watches, limit }) => (
            <View className={styles.list}>
              {waitings.map((waiting) => (
                <WaitingRow key={waiting.id} waiting={waiting} acts={page.acts} />
              ))}
              {watches.map((watch) => (
                <WatchRow key={watch.id} watch={watch} acts={page.acts} />
              ))}
              {watches.length > 0 && (
                <View className={styles.hint}>
                  <WatchedCount watches={watches} limit={limit} />
                  <View>{t('watch.hint')}</View>
                </View>
              )}
              <Button
                kind="outline"
                icon="plus"
                className={styles.another}
                onClick={() => switchTo(routes.shops)}
              >
                {t('watch.another')}
              </Button>
            </View>
          )}
        </QueryGate>
      )}
    </PageShell>
  )
}

/** A day that has opened takes none of the places. */
function WatchedCount({ watches, limit }: { watches: readonly Watch[]; limit: number }) {
  const { t } = useText('pages-common')
  const n = watches.filter(({ state }) => state === 'open').length
  return n > 0 ? <View>{t('watch.count', { n, most: limit })}</View> : null
}
