import { View } from '@tarojs/components'
import { isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { QueryGate } from '@/components/query-gate'
import { Sheet } from '@/components/sheet'
import { SkeletonPage } from '@/components/skeleton'
import { formatDate, formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useCouponPackageQuery } from '@/pages-shopping/api/coupons.api'
import { readState } from '@/utils/read-state'
import { CouponTicket } from './coupon-ticket'
import styles from './coupons.module.scss'
import type { Taking } from './use-taking'

interface PackageSheetProps {
  id: string
  taking: Taking
  onClose: () => void
}

/** The content of a package, with a button to claim all of it. */
export function PackageSheet({ id, taking, onClose }: PackageSheetProps) {
  const { t } = useText('pages-shopping')
  const read = useCouponPackageQuery(id)
  const set = read.currentData
  return (
    <Sheet
      isOpen
      title={set?.name ?? t('coupons.packages')}
      onClose={onClose}
      footer={
        set && (
          <Button
            block
            busy={taking.busyId === id}
            disabled={set.state !== 'claimable'}
            onClick={() => taking.takePackage(id)}
          >
            {set.state === 'claimable'
              ? t('coupons.takeAll')
              : t(`coupons.state.${set.state}`, { day: formatDate(set.startTime) })}
          </Button>
        )
      }
    >
      <QueryGate
        isPart
        state={readState(set, read, { isGone: isGone(read.error) })}
        skeleton={<SkeletonPage kind="cards" count={2} />}
        gone={{ kind: 'orders', title: t('coupons.gone'), text: t('coupons.goneText') }}
      >
        {({ intro, coupons, stock, startTime, endTime }) => (
          <View className={styles.sheet}>
            <View className={styles.rules}>
              <View>{intro}</View>
              <View>{t('coupons.handedOut', { from: formatDate(startTime), to: formatDate(endTime) })}</View>
              <View>{t('coupons.left', { n: formatNumber(stock) })}</View>
            </View>
            <View className={styles.list} ariaRole="list">
              {coupons.map(({ coupon, count }) => (
                <CouponTicket key={coupon.id} coupon={coupon} count={count} note={coupon.remarks} />
              ))}
            </View>
          </View>
        )}
      </QueryGate>
    </Sheet>
  )
}
