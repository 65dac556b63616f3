import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { ShopCard } from '@contract/routes/shops'
import { isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { Icon } from '@/components/icon'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useBrowseRecord } from '@/features/browse-history/hooks/use-browse-record'
import { ClinicSkeleton, ClinicView } from '@/features/clinic-view/components/clinic-view'
import { shopsApi, useShopDetailQuery } from '@/features/clinics/api/shops.api'
import { MapPreview } from '@/features/clinics/components/map-preview'
import { useText } from '@/i18n/use-text'
import { back, go, switchTo, toUrl, usePageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageShare } from '@/navigation/use-page-share'
import { orKnown, useKnownRow } from '@/store/use-known-row'
import { readState, readyData } from '@/utils/read-state'
import styles from './index.module.scss'

const isH5 = process.env.TARO_ENV === 'h5'

/** Prefetched when a link to this page is pressed. */
export const readAhead = (id: string) => shopsApi.endpoints.shopDetail.initiate(id, { subscribe: false })

/** A clinic or shop (`id`): opening state, directions, and its products and doctors. */
export default function ShopPage() {
  const { t } = useText('pages-shop')
  const { id = '' } = usePageParams<{ id: string }>()
  const { currentData, ...query } = useShopDetailQuery(id, { skip: id === '' })
  useBrowseRecord('clinic', currentData?.id)
  usePageShare({
    url: toUrl(routes.shop, { id }),
    title: currentData?.name,
    picture: currentData?.picUrls[0],
  })
  usePullDownRefresh(() => {
    void (id === '' ? Promise.resolve() : query.refetch()).finally(() => Taro.stopPullDownRefresh())
  })
  const whole = readState(currentData, query, { isGone: id === '' || isGone(query.error) })
  const shop = orKnown(whole, useKnownRow<ShopCard>(id, 'openState'))
  const name = readyData(shop)?.name
  // without a picture below them, buttons take the colours of the theme
  const hasPicture = shop.kind === 'ready' || shop.kind === 'loading'
  return (
    <PageShell
      title={name ?? t('shop.title')}
      hasOwnHeading={name !== undefined}
      nav="none"
      tab="shops"
      flush
    >
      <View className={cx(styles.root, !hasPicture && styles.plain)}>
        {isH5 && (
          <Tappable className={styles.back} label={t('shop.back')} onClick={back}>
            <Icon name="caret-left" size={24} />
          </Tappable>
        )}
        <QueryGate
          state={shop}
          skeleton={<ClinicSkeleton />}
          gone={{
            kind: 'stores',
            title: t('shop.gone'),
            text: t('shop.goneText'),
            action: <Button onClick={() => switchTo(routes.shops)}>{t('shop.others')}</Button>,
          }}
        >
          {(found) => (
            <ClinicView
              key={found.id}
              shop={found}
              map={<MapPreview place={found} onOpen={() => go(routes.map, { id: found.id })} />}
            />
          )}
        </QueryGate>
      </View>
    </PageShell>
  )
}
