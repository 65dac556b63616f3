import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { ListRow } from '@/components/list-row'
import { NextStrip } from '@/components/next-strip'
import { Switch } from '@/components/switch'
import type { Offer } from '@/features/orders/offer'
import { formatMoney, formatNumber, formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { idPrefix } from '../id-prefix'
import styles from '../sub-order.module.scss'
import type { SubOrderState } from '../use-sub-order'

interface ReductionsCardProps {
  state: SubOrderState
  hasCode: boolean
  codeError: string | undefined
}

/** What lowers the price: the best coupon and all usable points from the start, each with its reason, or a code. */
export function ReductionsCard({ state, hasCode, codeError }: ReductionsCardProps) {
  return (
    <Card>
      <View className={styles.fields}>
        {state.offer ? <SpecialPrice kind={state.offer.kind} /> : <CouponRow state={state} />}
        <PointsRow state={state} />
        {hasCode && !state.offer && <CodeField state={state} error={codeError} />}
      </View>
    </Card>
  )
}

/** Which special price it is, and that neither coupon nor code goes with it. */
function SpecialPrice({ kind }: { kind: Offer['kind'] }) {
  const { t } = useText('pages-shopping')
  return (
    <NextStrip icon="tag" note={t('subOrder.offer.alone')}>
      {t(`subOrder.offer.${kind}`)}
    </NextStrip>
  )
}

/** The coupon and why it is this one. */
function CouponRow({ state }: { state: SubOrderState }) {
  const { t } = useText('pages-shopping')
  const { coupon } = state.pricing
  const { chosen, best, usable } = coupon
  const note = () => {
    if (state.form.appliedCode !== '') return t('subOrder.couponBesideCode')
    if (coupon.isReading) return t('subOrder.couponReading')
    if (usable.length === 0) return t('subOrder.couponNone')
    if (!chosen) return t('subOrder.couponUnused', { count: usable.length })
    return chosen.id === best?.id
      ? t('subOrder.couponBest', { count: usable.length })
      : t('subOrder.couponChosen')
  }
  return (
    <View className={styles.row}>
      <ListRow
        icon="ticket"
        title={chosen?.coupon.name ?? t('subOrder.coupon')}
        note={note()}
        {...(chosen ? { value: formatMoney(-chosen.reducePrice) } : {})}
        {...(usable.length + coupon.unusable.length > 0
          ? { onClick: () => state.setIsCouponOpen(true) }
          : {})}
      />
    </View>
  )
}

/** All points that the order takes, unless the person keeps them. */
function PointsRow({ state }: { state: SubOrderState }) {
  const { t } = useText('pages-shopping')
  const { usablePoints, price } = state.pricing
  if (usablePoints === 0) return null
  const balance = price?.points?.balance
  const reduced = price?.pointsPrice ?? 0
  const points = formatNumber(usablePoints)
  return (
    <Switch
      label={t('subOrder.points', { points })}
      checked={state.form.hasPoints}
      onChange={(hasPoints) => state.change({ hasPoints })}
    >
      <View>{t('subOrder.points', { points })}</View>
      <View className={styles.hint}>
        {state.form.hasPoints && reduced > 0
          ? t('subOrder.pointsWorth', { amount: formatPrice(reduced) })
          : t('subOrder.pointsOf', { balance: formatNumber(balance ?? usablePoints) })}
      </View>
    </Switch>
  )
}

/** A discount code, checked by the server; it takes the place of the coupon. */
function CodeField({ state, error }: { state: SubOrderState; error: string | undefined }) {
  const { t } = useText('pages-shopping')
  const { form, change, pricing, applyCode } = state
  const isApplied = form.appliedCode !== '' && !pricing.codeError && !!pricing.codeText
  return (
    <View id={`${idPrefix}-code`}>
      <Field
        label={t('subOrder.code')}
        name="discountCode"
        value={form.codeText}
        maxLength={32}
        placeholder={t('subOrder.codeHint')}
        error={error ?? pricing.codeError?.msg}
        {...(isApplied && pricing.codeText ? { hint: pricing.codeText } : {})}
        onChange={(codeText) => change({ codeText, appliedCode: '' }, 'code')}
        onConfirm={applyCode}
        suffix={
          isApplied ? (
            <Button
              kind="text"
              size="small"
              ariaLabel={t('subOrder.removeCode')}
              onClick={() => change({ codeText: '', appliedCode: '' }, 'code')}
            >
              {t('recipients.remove')}
            </Button>
          ) : (
            <Button
              kind="text"
              size="small"
              busy={form.appliedCode !== '' && pricing.isCounting}
              onClick={applyCode}
            >
              {t('subOrder.applyCode')}
            </Button>
          )
        }
      />
    </View>
  )
}
