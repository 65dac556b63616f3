import { View } from '@tarojs/components'
import type { CouponUser } from '@contract/routes/coupons'
import { rowsOf } from '@/api/paging'
import { Button } from '@/components/button'
import { LoadMore } from '@/components/load-more'
import { QueryGate } from '@/components/query-gate'
import { Tag } from '@/components/tag'
import { useLoadMore } from '@/hooks/use-load-more'
import { daysUntil, formatNearDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { type OwnCouponList, useOwnCouponsInfiniteQuery } from '@/pages-shopping/api/coupons.api'
import { readState } from '@/utils/read-state'
import { dateOf, endsSoon } from './coupon-dates'
import { openCouponGoods } from './coupon-goods'
import { CouponTicket } from './coupon-ticket'
import { CouponsSkeleton } from './coupons-skeleton'
import styles from './coupons.module.scss'

interface OwnCouponsProps {
  list: OwnCouponList
  onOpen: (id: string) => void
  onTake: () => void
}

/** The account's coupons of one tab; a usable one opens its goods, a used one its order. */
export function OwnCoupons({ list, onOpen, onTake }: OwnCouponsProps) {
  const { t } = useText('pages-shopping')
  const read = useOwnCouponsInfiniteQuery(list, { refetchOnMountOrArgChange: true })
  const rows = read.currentData && rowsOf(read.currentData)
  const { status, loadMore } = useLoadMore(read)
  return (
    <QueryGate
      state={readState(rows, read, { isEmpty: rows?.length === 0 })}
      skeleton={<CouponsSkeleton />}
      empty={{
        kind: 'orders',
        title: t(`coupons.empty.${list}`),
        text: t(`coupons.emptyText.${list}`),
        ...(list === 'usable' ? { action: <Button onClick={onTake}>{t('coupons.goTake')}</Button> } : {}),
      }}
    >
      {(found) => (
        <>
          <View className={styles.list} ariaRole="list">
            {found.map((coupon) => (
              <OwnCoupon key={coupon.id} coupon={coupon} onOpen={() => onOpen(coupon.id)} />
            ))}
          </View>
          <LoadMore status={status} onRetry={loadMore} onMore={loadMore} />
        </>
      )}
    </QueryGate>
  )
}

function OwnCoupon({ coupon: mine, onOpen }: { coupon: CouponUser; onOpen: () => void }) {
  const { t } = useText('pages-shopping')
  const { key, day } = dateOf(mine)
  const { state, orderId, coupon } = mine
  const use = () => {
    if (!openCouponGoods(coupon)) onOpen()
  }
  return (
    <CouponTicket
      coupon={coupon}
      note={t(key, { day })}
      tag={
        endsSoon(mine, Date.now()) && (
          <Tag kind="warn" icon="clock">
            {daysUntil(mine.validEndTime) <= 1
              ? t('coupons.endsOn', { day: formatNearDay(mine.validEndTime) })
              : t('coupons.soon')}
          </Tag>
        )
      }
      isOff={state !== 'usable'}
      onOpen={onOpen}
      action={
        state === 'usable' ? (
          <Button
            kind="tint"
            size="small"
            ariaLabel={t('coupons.useName', { name: coupon.name })}
            onClick={use}
          >
            {t('coupons.use')}
          </Button>
        ) : (
          orderId !== null && (
            <Button
              kind="text"
              size="small"
              ariaLabel={t('coupons.orderOf', { name: coupon.name })}
              onClick={() => go(routes.orderInfo, { id: orderId })}
            >
              {t('coupons.seeOrder')}
            </Button>
          )
        )
      }
    />
  )
}
