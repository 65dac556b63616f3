import { View } from '@tarojs/components'
import type { CouponOffer } from '@contract/routes/coupons'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { useLoadMore } from '@/hooks/use-load-more'
import { formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useCouponOffersInfiniteQuery, useCouponPackagesQuery } from '@/pages-shopping/api/coupons.api'
import { readState, readTogether } from '@/utils/read-state'
import { CouponTicket } from './coupon-ticket'
import { CouponsSkeleton } from './coupons-skeleton'
import styles from './coupons.module.scss'
import { PackageCard } from './package-card'
import { TakeButton } from './take-button'
import type { Taking } from './use-taking'

interface OffersProps {
  taking: Taking
  onOpen: (id: string) => void
  onOpenPackage: (id: string) => void
}

/** Offers: packages first, then single coupons. */
export function Offers({ taking, onOpen, onOpenPackage }: OffersProps) {
  const { t } = useText('pages-shopping')
  const read = useCouponOffersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const packages = useCouponPackagesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { status, loadMore } = useLoadMore(read)
  const rows = read.currentData && rowsOf(read.currentData)
  const sets = packages.currentData?.records
  const both = rows && sets ? { rows, sets } : undefined
  return (
    <QueryGate
      state={readState(both, readTogether(read, packages), {
        isEmpty: both?.rows.length === 0 && both.sets.length === 0,
      })}
      skeleton={<CouponsSkeleton />}
      empty={{
        kind: 'orders',
        title: t('coupons.empty.take'),
        text: t('coupons.emptyText.take'),
        action: <Button onClick={() => switchTo(routes.commodity)}>{t('detail.gone.action')}</Button>,
      }}
    >
      {(found) => (
        <>
          {found.sets.length > 0 && (
            <>
              <Heading level={2}>{t('coupons.packages')}</Heading>
              <View className={styles.list} ariaRole="list">
                {found.sets.map((set) => (
                  <PackageCard key={set.id} set={set} onOpen={() => onOpenPackage(set.id)} />
                ))}
              </View>
              <Heading level={2}>{t('coupons.single')}</Heading>
            </>
          )}
          <View className={styles.list} ariaRole="list">
            {found.rows.map((offer) => (
              <Offer key={offer.id} offer={offer} taking={taking} onOpen={() => onOpen(offer.id)} />
            ))}
          </View>
          <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
        </>
      )}
    </QueryGate>
  )
}

function Offer({ offer, taking, onOpen }: { offer: CouponOffer; taking: Taking; onOpen: () => void }) {
  const { t } = useText('pages-shopping')
  const { id, state, stock, received, perUser, name } = offer
  const note =
    received > 0 && perUser > 1
      ? t('coupons.had', { n: received, most: perUser })
      : t('coupons.left', { n: formatNumber(stock) })
  return (
    <CouponTicket
      coupon={offer}
      note={note}
      isOff={state !== 'claimable' && state !== 'received'}
      onOpen={onOpen}
      action={
        <TakeButton
          name={name}
          state={state}
          startTime={offer.startTime}
          isBusy={taking.busyId === id}
          onTake={() => taking.takeCoupon(id)}
        />
      }
    />
  )
}
