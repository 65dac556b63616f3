import { View } from '@tarojs/components'
import { isGone } from '@/api/api-error'
import { Button } from '@/components/button'
import { QueryGate } from '@/components/query-gate'
import { Sheet } from '@/components/sheet'
import { SkeletonPage } from '@/components/skeleton'
import { formatMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useOwnCouponQuery } from '@/pages-shopping/api/coupons.api'
import { readState } from '@/utils/read-state'
import { dateOf } from './coupon-dates'
import { openCouponGoods } from './coupon-goods'
import { CouponRules } from './coupon-rules'
import { CouponTicket } from './coupon-ticket'
import styles from './coupons.module.scss'

/** An owned coupon: its rules, origin, and the goods it applies to. */
export function OwnCouponSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useText('pages-shopping')
  const read = useOwnCouponQuery(id)
  const mine = read.currentData
  return (
    <Sheet
      isOpen
      title={t('coupons.one')}
      onClose={onClose}
      footer={
        mine?.state === 'usable' &&
        mine.coupon.suits.length < 2 && (
          <Button block onClick={() => openCouponGoods(mine.coupon)}>
            {t('coupons.useNow')}
          </Button>
        )
      }
    >
      <QueryGate
        isPart
        state={readState(mine, read, { isGone: isGone(read.error) })}
        skeleton={<SkeletonPage kind="cards" count={1} />}
        gone={{ kind: 'orders', title: t('coupons.gone'), text: t('coupons.goneText') }}
      >
        {(one) => {
          const { key, day } = dateOf(one)
          return (
            <View className={styles.sheet}>
              <CouponTicket
                isAlone
                coupon={one.coupon}
                note={t(key, { day })}
                isOff={one.state !== 'usable'}
              />
              <CouponRules
                coupon={one.coupon}
                lines={[
                  t('coupons.period', {
                    from: formatMoment(one.validBeginTime),
                    to: formatMoment(one.validEndTime),
                  }),
                  t(`coupons.source.${one.source}`, { day: formatMoment(one.createTime) }),
                ]}
              />
            </View>
          )
        }}
      </QueryGate>
    </Sheet>
  )
}
