import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { CouponInfo } from '@contract/routes/coupons'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './coupons.module.scss'

interface CouponTicketProps {
  coupon: CouponInfo
  /** expiry, or reason for being unusable */
  note: ReactNode
  tag?: ReactNode
  /** a Button at the end of the second line */
  action?: ReactNode
  /** used, expired, gone or not valid yet: greyed out */
  isOff?: boolean
  /** number of such coupons */
  count?: number
  /** outside a list */
  isAlone?: boolean
  onOpen?: () => void
}

/** A coupon as a ticket: value, name, condition and what it applies to, and its expiry below the tear line. */
export function CouponTicket({
  coupon,
  note,
  tag,
  action,
  isOff,
  count,
  isAlone,
  onOpen,
}: CouponTicketProps) {
  const { t } = useText('pages-shopping')
  const { name, reduceAmount, percentOff, maxReduce, premiseAmount, suits } = coupon
  // where it is used, from which amount, what it takes off at most
  const facts = [
    ...suits.map((target) => target.name),
    ...(coupon.suitType === 'all' ? [t('coupons.forAll')] : []),
    premiseAmount > 0 ? t('coupons.from', { amount: formatPrice(premiseAmount) }) : t('coupons.fromAny'),
    ...(maxReduce === null ? [] : [t('coupons.cap', { amount: formatPrice(maxReduce) })]),
  ]
  const face = (
    <>
      <View className={styles.worth}>
        {reduceAmount === null ? t('coupons.percent', { n: percentOff ?? 0 }) : formatPrice(reduceAmount)}
      </View>
      <View className={styles.words}>
        <View className={styles.name}>
          {name}
          {count !== undefined && count > 1 && ` ${t('coupons.times', { n: count })}`}
        </View>
        <View className={styles.note}>{facts.join('\u00a0· ')}</View>
      </View>
    </>
  )
  return (
    <View className={cx(styles.ticket, isOff && styles.off)} ariaRole={isAlone ? undefined : 'listitem'}>
      {onOpen ? (
        <Tappable className={styles.face} onClick={onOpen}>
          {face}
        </Tappable>
      ) : (
        <View className={styles.face}>{face}</View>
      )}
      <View className={styles.foot}>
        <View className={styles.until}>
          {note}
          {tag}
        </View>
        {action && <View className={styles.act}>{action}</View>}
      </View>
    </View>
  )
}
