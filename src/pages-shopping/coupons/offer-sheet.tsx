import { View } from '@tarojs/components'
import type { CouponOffer } from '@contract/routes/coupons'
import { isGone } from '@/api/api-error'
import { Heading } from '@/components/heading'
import { QueryGate } from '@/components/query-gate'
import { Sheet } from '@/components/sheet'
import { SkeletonPage } from '@/components/skeleton'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { formatDate, formatNumber } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useCouponOfferQuery, useCouponWithMeQuery } from '@/pages-shopping/api/coupons.api'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { dateOf } from './coupon-dates'
import { CouponRules } from './coupon-rules'
import { CouponTicket } from './coupon-ticket'
import styles from './coupons.module.scss'
import { TakeButton } from './take-button'
import type { Taking } from './use-taking'

interface OfferSheetProps {
  id: string
  taking: Taking
  onClose: () => void
}

/** Validity, claim period, and the limit per account. */
function useOfferLines() {
  const { t } = useText('pages-shopping')
  return ({ validBeginTime, validEndTime, validDays, startTime, endTime, perUser }: CouponOffer) => [
    validBeginTime === null || validEndTime === null
      ? t('coupons.validDays', { count: validDays ?? 0 })
      : t('coupons.period', { from: formatDate(validBeginTime), to: formatDate(validEndTime) }),
    t('coupons.handedOut', { from: formatDate(startTime), to: formatDate(endTime) }),
    t('coupons.perUser', { count: perUser }),
  ]
}

/** An offered coupon: rules, goods, remaining number, and those the account has claimed. */
export function OfferSheet({ id, taking, onClose }: OfferSheetProps) {
  const { t } = useText('pages-shopping')
  const linesOf = useOfferLines()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const read = useCouponOfferQuery(id)
  const mine = useCouponWithMeQuery(id, { skip: !isSignedIn }).currentData
  return (
    <Sheet isOpen title={t('coupons.one')} onClose={onClose}>
      <QueryGate
        isPart
        state={readState(read.currentData, read, { isGone: isGone(read.error) })}
        skeleton={<SkeletonPage kind="cards" count={1} />}
        gone={{ kind: 'orders', title: t('coupons.gone'), text: t('coupons.goneText') }}
      >
        {(offer) => (
          <View className={styles.sheet}>
            <CouponTicket
              isAlone
              coupon={offer}
              note={t('coupons.left', { n: formatNumber(offer.stock) })}
              action={
                <TakeButton
                  name={offer.name}
                  state={mine?.state ?? offer.state}
                  startTime={offer.startTime}
                  isBusy={taking.busyId === id}
                  onTake={() => taking.takeCoupon(id)}
                />
              }
            />
            {mine && mine.listCouponUser.length > 0 && (
              <View>
                <Heading level={3}>{t('coupons.had', { n: mine.received, most: mine.perUser })}</Heading>
                <View className={styles.rules}>
                  {mine.listCouponUser.map((one) => {
                    const { key, day } = dateOf(one)
                    return <View key={one.id}>{t(key, { day })}</View>
                  })}
                </View>
              </View>
            )}
            <CouponRules coupon={offer} lines={linesOf(offer)} />
          </View>
        )}
      </QueryGate>
    </Sheet>
  )
}
