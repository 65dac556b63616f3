import { View } from '@tarojs/components'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { webProps } from '@/components/web-props'
import { openClinic } from '@/features/clinics/open-clinic'
import { useText } from '@/i18n/use-text'
import type { ShopsState } from '../hooks/use-shops'
import styles from '../index.module.scss'
import { ShopCard } from './shop-card'
import { ShopsSkeleton } from './shops-skeleton'

/** Removes the restrictions of an empty list: first the search, then the region. */
function WidenButton({ keyword, isOpenNow, setTyped, setOpenNow, chooseRegion }: ShopsState) {
  const { t } = useText('main')
  const widen = () => {
    if (keyword) setTyped('')
    else if (isOpenNow) setOpenNow(false)
    else chooseRegion('all')
  }
  return (
    <Button kind="tint" size="card" onClick={widen}>
      {t(keyword ? 'shops.clearSearch' : isOpenNow ? 'shops.closedToo' : 'shops.showAll')}
    </Button>
  )
}

interface ShopsListProps {
  shops: ShopsState
  onCall: (phone: string) => void
  onMore: (shop: { id: string; name: string }) => void
}

/** The number of clinics, and their cards. */
export function ShopsList({ shops, onCall, onMore }: ShopsListProps) {
  const { t } = useText('main')
  const { state, status, loadMore, keyword, region, isOpenNow } = shops
  const isRestricted = keyword !== '' || region !== 'all' || isOpenNow
  return (
    <QueryGate
      state={state}
      skeleton={<ShopsSkeleton />}
      empty={{
        kind: keyword ? 'searchResults' : 'stores',
        action: isRestricted && <WidenButton {...shops} />,
      }}
    >
      {(data) => (
        <>
          <View className={styles.total} {...webProps({ role: 'status' })}>
            {t('shops.total', { count: data.pages[0]?.total ?? 0 })}
          </View>
          <View className={styles.list}>
            {rowsOf(data).map((shop) => (
              <ShopCard
                key={shop.id}
                shop={shop}
                onCall={() => onCall(shop.phone)}
                onMore={() => onMore(shop)}
                onEnter={() => openClinic(shop)}
              />
            ))}
          </View>
          <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
        </>
      )}
    </QueryGate>
  )
}
