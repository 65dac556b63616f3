import { View } from '@tarojs/components'
import { discountCodeForm } from '@contract/rules/text-forms'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { ListRow } from '@/components/list-row'
import { NextStrip } from '@/components/next-strip'
import { Switch } from '@/components/switch'
import { FieldRow } from '@/features/orders/components/field-row'
import type { ReducedPrice, ReductionForm, ReductionWords } from '@/features/orders/hooks/use-reduced-price'
import type { Offer } from '@/features/orders/offer'
import { formatMoney, formatNumber, formatPrice } from '@/i18n/format'
import styles from './index.module.scss'

interface ReductionsCardProps {
  words: ReductionWords
  form: ReductionForm
  pricing: ReducedPrice
  /** the special price of the order */
  offer: Offer | undefined
  /** whether the shop accepts discount codes */
  hasCode: boolean
  /** id of the code field, for focusing it */
  codeId: string
  /** validation error of the code */
  codeError: string | undefined
  onChange: (part: Partial<ReductionForm>) => void
  onApplyCode: () => void
  onOpenCoupons: () => void
}

/** Reductions of the price: the best coupon and all usable points by default, each with its reason, or a code. */
export function ReductionsCard(card: ReductionsCardProps) {
  return (
    <Card>
      <View className={styles.fields}>
        {card.offer ? <SpecialPrice words={card.words} kind={card.offer.kind} /> : <CouponRow {...card} />}
        <PointsRow {...card} />
        {card.hasCode && !card.offer && <CodeField {...card} />}
      </View>
    </Card>
  )
}

/** States the kind of special price, which excludes coupons and codes. */
function SpecialPrice({ words: t, kind }: { words: ReductionWords; kind: Offer['kind'] }) {
  return (
    <NextStrip icon="tag" note={t('reductions.offer.alone')}>
      {t(`reductions.offer.${kind}`)}
    </NextStrip>
  )
}

/** The coupon and the reason for choosing it. */
function CouponRow({ words: t, form, pricing, onOpenCoupons }: ReductionsCardProps) {
  const { chosen, best, usable, unusable, isReading } = pricing.coupon
  const note = () => {
    if (form.appliedCode !== '') return t('reductions.couponBesideCode')
    if (isReading) return t('reductions.couponReading')
    if (usable.length === 0) return t(unusable.length > 0 ? 'reductions.couponWhy' : 'reductions.couponNone')
    if (!chosen) return t('reductions.couponUnused', { count: usable.length })
    return chosen.id === best?.id
      ? t('reductions.couponBest', { count: usable.length })
      : t('reductions.couponChosen')
  }
  return (
    <View className={styles.row}>
      <ListRow
        title={
          <View className={styles.named}>
            <View>{chosen?.coupon.name ?? t('reductions.coupon')}</View>
            {chosen && <View className={styles.amount}>{formatMoney(-chosen.reducePrice)}</View>}
          </View>
        }
        note={note()}
        {...(usable.length + unusable.length > 0 ? { onClick: onOpenCoupons } : {})}
      />
    </View>
  )
}

/** All points that the order accepts, unless the user declines. */
function PointsRow({ words: t, form, pricing, onChange }: ReductionsCardProps) {
  const { usablePoints, shownPrice } = pricing
  if (usablePoints === 0) return null
  const balance = shownPrice?.points?.balance
  const reduced = shownPrice?.pointsPrice ?? 0
  const label = t('reductions.points', { points: formatNumber(usablePoints) })
  return (
    <Switch label={label} checked={form.hasPoints} onChange={(hasPoints) => onChange({ hasPoints })}>
      <View>{label}</View>
      <View className={styles.hint}>
        {form.hasPoints && reduced > 0
          ? t(usablePoints === balance ? 'reductions.pointsAll' : 'reductions.pointsWorth', {
              amount: formatPrice(reduced),
            })
          : t('reductions.pointsOf', { balance: formatNumber(balance ?? usablePoints) })}
      </View>
    </Switch>
  )
}

/** A discount code, validated by the server; it replaces the coupon. */
function CodeField(card: ReductionsCardProps) {
  const { words: t, form, pricing, codeId, codeError, onChange, onApplyCode } = card
  const isApplied = form.appliedCode !== '' && !pricing.codeError && !!pricing.codeText
  const refusal = pricing.codeError && (pricing.codeError.msg || t('reductions.codeNotChecked'))
  const error = codeError ?? refusal ?? undefined
  return (
    <View id={codeId}>
      <FieldRow label={t('reductions.code')} value={form.codeText} isNeeded={error !== undefined}>
        {(autoFocus) => (
          <Field
            label={t('reductions.code')}
            name="discountCode"
            value={form.codeText}
            maxLength={discountCodeForm.maxLength}
            placeholder={t('reductions.codeHint')}
            error={error}
            {...(isApplied && pricing.codeText ? { hint: pricing.codeText } : {})}
            autoFocus={autoFocus}
            onChange={(codeText) => onChange({ codeText, appliedCode: '' })}
            onConfirm={onApplyCode}
            suffix={<CodeButton {...card} isApplied={isApplied} />}
          />
        )}
      </FieldRow>
    </View>
  )
}

/** Applies the entered code, or removes the applied one. */
function CodeButton({
  words: t,
  form,
  pricing,
  isApplied,
  onChange,
  onApplyCode,
}: ReductionsCardProps & { isApplied: boolean }) {
  return isApplied ? (
    <Button
      kind="text"
      size="small"
      ariaLabel={t('reductions.removeCode')}
      onClick={() => onChange({ codeText: '', appliedCode: '' })}
    >
      {t('reductions.remove')}
    </Button>
  ) : (
    <Button
      kind="text"
      size="small"
      busy={form.appliedCode !== '' && pricing.isCounting}
      onClick={onApplyCode}
    >
      {t('reductions.applyCode')}
    </Button>
  )
}
