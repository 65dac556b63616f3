import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { ShopCard } from '@contract/routes/shops'
import { isGone } from '@/api/api-error'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useHasColumnBar } from '@/components/column-bar'
import { Icon } from '@/components/icon'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useBrowseRecord } from '@/features/browse-history/hooks/use-browse-record'
import { BookHere } from '@/features/clinic-view/components/book-here'
import { ClinicSkeleton } from '@/features/clinic-view/components/clinic-view'
import { shopsApi, useShopDetailQuery } from '@/features/clinics/api/shops.api'
import { useText } from '@/i18n/use-text'
import { back, switchTo, toUrl, usePageParams } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageShare } from '@/navigation/use-page-share'
import { orKnown, useKnownRow } from '@/store/use-known-row'
import { readState, readyData } from '@/utils/read-state'
import styles from './index.module.scss'
import { hasBookings, ShopParts } from './shop-parts'

const isH5 = process.env.TARO_ENV === 'h5'

/** Prefetched when a link to this page is pressed. */
export const readAhead = (id: string) => shopsApi.endpoints.shopDetail.initiate(id, { subscribe: false })

/** What a clinic or shop (`id`) sells; then the ways to its doctors, reviews and directions. */
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
  // a desktop has the action in its header
  const hasBar = !useHasColumnBar() && whole.kind === 'ready' && hasBookings(whole.data)
  return (
    <PageShell
      title={name ?? t('shop.title')}
      hasOwnHeading={name !== undefined}
      nav="none"
      tab="shops"
      flush
      bar={
        hasBar ? (
          <ActionBar>
            <BookHere shopId={id} />
          </ActionBar>
        ) : undefined
      }
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
          {(found) => <ShopParts key={found.id} shop={found} />}
        </QueryGate>
      </View>
    </PageShell>
  )
}
