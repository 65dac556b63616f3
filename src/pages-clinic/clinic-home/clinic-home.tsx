import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { ShopCard } from '@contract/routes/shops'
import { isGone } from '@/api/api-error'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useHasColumnBar } from '@/components/column-bar'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { cx } from '@/components/web-props'
import { useBrowseRecord } from '@/features/browse-history/hooks/use-browse-record'
import { ClinicSkeleton } from '@/features/clinic-view/components/clinic-view'
import { shopsApi, useShopDetailQuery } from '@/features/clinics/api/shops.api'
import { useSettled } from '@/hooks/use-settled'
import { useText } from '@/i18n/use-text'
import { go, switchTo, toUrl, usePageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageShare } from '@/navigation/use-page-share'
import { useClinicInfoQuery } from '@/pages-clinic/api/clinic.api'
import { useQueueLinesQuery } from '@/pages-clinic/api/lines.api'
import { FloatingBar } from '@/pages-clinic/components/floating-bar'
import { orKnown, useKnownRow } from '@/store/use-known-row'
import { readState, readyData } from '@/utils/read-state'
import { ClinicActions } from './clinic-actions'
import styles from './clinic-home.module.scss'
import { ClinicParts } from './clinic-parts'

/** Prefetched when a link to this page is pressed. */
export const readAhead = (id: string) => shopsApi.endpoints.shopDetail.initiate(id, { subscribe: false })

/** The page of a clinic (`id`): header, doctors on duty, current queue, bookable goods. */
export default function ClinicHomePage() {
  const { t } = useText('pages-clinic')
  const { id = '' } = usePageParams<{ id: string }>()
  const { currentData, ...query } = useShopDetailQuery(id, { skip: id === '' })
  useBrowseRecord('clinic', currentData?.id)
  usePageShare({
    url: toUrl(routes.clinicHome, { id }),
    title: currentData?.name,
    picture: currentData?.picUrls[0],
  })
  usePullDownRefresh(() => {
    void (id === '' ? Promise.resolve() : query.refetch()).finally(() => Taro.stopPullDownRefresh())
  })
  const whole = readState(currentData, query, { isGone: id === '' || isGone(query.error) })
  const state = orKnown(whole, useKnownRow<ShopCard>(id, 'openState'))
  const name = readyData(state)?.name
  // without a picture below them, buttons take the colours of the theme
  const hasPicture = state.kind === 'ready' || state.kind === 'loading'
  const isLeadReady = useSettled([
    useClinicInfoQuery(id, { skip: id === '' }),
    useQueueLinesQuery(id, { skip: id === '' }),
  ])
  // a desktop has the actions in its header
  const barOf = !useHasColumnBar() && isLeadReady && readyData(whole)
  return (
    <PageShell
      title={name ?? t('clinic.title')}
      hasOwnHeading={name !== undefined}
      nav="none"
      tab="shops"
      flush
      bar={
        barOf ? (
          <ActionBar>
            <ClinicActions shop={barOf} />
          </ActionBar>
        ) : undefined
      }
    >
      <View className={cx(styles.root, !hasPicture && styles.plain)}>
        <FloatingBar title={name ?? ''} onSearch={() => go(routes.clinicSearch, { shopId: id })} />
        <QueryGate
          state={state}
          skeleton={<ClinicSkeleton />}
          gone={{
            kind: 'stores',
            title: t('clinic.gone'),
            text: t('clinic.goneText'),
            action: <Button onClick={() => switchTo(routes.shops)}>{t('clinic.others')}</Button>,
          }}
        >
          {(shop) => <ClinicParts key={shop.id} shop={shop} isLeadReady={isLeadReady} />}
        </QueryGate>
      </View>
    </PageShell>
  )
}
