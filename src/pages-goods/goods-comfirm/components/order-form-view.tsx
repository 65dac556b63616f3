import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { limits } from '@contract/constants/limits'
import type { CartLine } from '@contract/routes/cart'
import type { GoodsDetail } from '@contract/routes/goods'
import { phoneShape } from '@contract/rules/phone'
import { ColumnBar, useHasColumnBar } from '@/components/column-bar'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { cx } from '@/components/web-props'
import type { OrderFormFields } from '@/features/orders/api/order-form.api'
import { CouponSheet } from '@/features/orders/components/coupon-sheet'
import { OfferNote } from '@/features/orders/components/offer-note'
import { ReductionsCard } from '@/features/orders/components/reductions-card'
import { RemarkCard } from '@/features/orders/components/remark-card'
import { useText } from '@/i18n/use-text'
import { AppointmentPanels } from '../../components/appointment/appointment-panels'
import { VisitorCard } from '../../components/visitor-card'
import type { OrderField } from '../confirm-form'
import type { ConfirmParams } from '../use-order-draft'
import { idPrefix, type OrderFormState, useOrderForm } from '../use-order-form'
import { AppointmentCard } from './appointment-card'
import { BuyerCard } from './buyer-card'
import { OrderBar } from './order-bar'
import styles from './order-form-view.module.scss'
import { OrderedGoods } from './ordered-goods'
import { PayStep } from './pay-step'
import { PriceCard } from './price-card'
import { PriceChangeDialog } from './price-change-dialog'
import { ProtocolCheck } from './protocol-check'
import { SendTroubleNote } from './send-trouble-note'

interface OrderFormViewProps {
  goods: GoodsDetail
  fields: OrderFormFields
  params: Partial<ConfirmParams>
  cartLines: readonly CartLine[] | null
}

/** The error message of a field. */
function useErrorText({ errors, buyer }: OrderFormState) {
  const { t } = useText('pages-goods')
  return (field: OrderField) => {
    const error = errors[field]
    return error && ('key' in error ? t(error.key, phoneShape(buyer.phoneCode, 'mobile')) : error.text)
  }
}

/**
 * The order form of one product or of cart lines, in the order of decisions: what is bought, when, for whom and at
 * which price; and the choice of payment once the order is placed.
 */
export function OrderFormView({ goods, fields, params, cartLines }: OrderFormViewProps) {
  const { t } = useText('pages-goods')
  const state = useOrderForm(goods, params, cartLines)
  const { buyer, form, change } = state
  const [isCouponOpen, setIsCouponOpen] = useState(false)
  const errorOf = useErrorText(state)
  const leftOut = (params.cartIds?.split(',').length ?? 0) - (cartLines?.length ?? 0)
  const hasColumnBar = useHasColumnBar()
  if (state.order) return <PayStep order={state.order} />

  const bar = <OrderBar state={state} />
  const ordered = <OrderedGoods goods={goods} cartLines={cartLines} leftOut={leftOut} state={state} />
  const agreement = <Agreement fields={fields} state={state} error={errorOf('agreed')} />
  // one product is beside the form with its price; several would push the price out of the window
  const isGoodsBeside = hasColumnBar && (cartLines?.length ?? 1) === 1
  return (
    <PageShell
      title={t('confirm.title')}
      tab="goods"
      bar={!hasColumnBar && bar}
      overlay={
        <OrderOverlays
          state={state}
          isCouponOpen={isCouponOpen}
          onCloseCoupons={() => setIsCouponOpen(false)}
        />
      }
    >
      <View className={styles.columns}>
        <View className={styles.column}>
          {!isGoodsBeside && ordered}
          {!buyer.isSignedIn && <VisitorCard text={t('visitor.order')} />}
          <AppointmentCard state={state} goods={goods} errorOf={errorOf} />
          {buyer.isSignedIn && <BuyerCard state={state} errorOf={errorOf} />}
          {buyer.isSignedIn && fields.remark && (
            <RemarkCard
              label={t('confirm.remark')}
              placeholder={t('confirm.remarkHint')}
              remark={form.remark}
              onChange={(remark) => change({ remark })}
            />
          )}
        </View>
        <View className={cx(styles.column, styles.summary)}>
          {isGoodsBeside && ordered}
          <CostCards
            goods={goods}
            fields={fields}
            state={state}
            codeError={errorOf('discount')}
            onOpenCoupons={() => setIsCouponOpen(true)}
          />
          {goods.refundText !== '' && (cartLines?.length ?? 1) === 1 && (
            <NextStrip icon="arrows-clockwise">{goods.refundText}</NextStrip>
          )}
          <FormEnd state={state} agreement={agreement} bar={hasColumnBar && bar} />
        </View>
      </View>
    </PageShell>
  )
}

interface OrderOverlaysProps {
  state: OrderFormState
  isCouponOpen: boolean
  onCloseCoupons: () => void
}

/** The pickers of the appointment, the coupons, and the question about a changed price. */
function OrderOverlays({ state, isCouponOpen, onCloseCoupons }: OrderOverlaysProps) {
  const { t } = useText('pages-goods')
  return (
    <>
      <AppointmentPanels
        appointment={state.appointment}
        note={t('confirm.changeOnce', { n: limits.bookingChanges })}
      />
      <CouponSheet
        words={t}
        pricing={state.pricing}
        isOpen={isCouponOpen}
        onClose={onCloseCoupons}
        onChange={state.changeReductions}
      />
      <PriceChangeDialog change={state.priceChange} onAnswer={state.answerPriceChange} />
    </>
  )
}

interface CostCardsProps {
  goods: GoodsDetail
  fields: OrderFormFields
  state: OrderFormState
  codeError: string | undefined
  onOpenCoupons: () => void
}

/** What lowers the price, and the resulting price; the server's settings decide which are shown. */
function CostCards({ goods, fields, state, codeError, onOpenCoupons }: CostCardsProps) {
  const { t } = useText('pages-goods')
  const { form, pricing, buyer } = state
  return (
    <>
      {(buyer.isSignedIn || state.offer) && (
        <ReductionsCard
          words={t}
          form={form}
          pricing={pricing}
          offer={state.offer}
          hasCode={fields.discountCode}
          codeId={`${idPrefix}-discount`}
          codeError={codeError}
          onChange={state.changeReductions}
          onApplyCode={state.applyCode}
          onOpenCoupons={onOpenCoupons}
        />
      )}
      {pricing.offerRefusal === null ? (
        <PriceCard pricing={pricing} kind={goods.kind} isTaxShown={fields.taxes} />
      ) : (
        <OfferNote
          words={t}
          reason={pricing.offerRefusal}
          again={t('confirm.priceAgain')}
          isCounting={pricing.isCounting}
          onAgain={pricing.refetch}
        />
      )}
    </>
  )
}

interface FormEndProps {
  state: OrderFormState
  agreement: ReactNode
  /** false where the page has it */
  bar: ReactNode
}

/** The agreement, and why the order could not be sent; on a desktop with the button that sends it. */
const FormEnd = ({ state: { trouble }, agreement, bar }: FormEndProps) => (
  <>
    {!bar && agreement}
    {trouble && <SendTroubleNote trouble={trouble} />}
    {bar && (
      <ColumnBar>
        {agreement}
        {bar}
      </ColumnBar>
    )}
  </>
)

interface AgreementProps {
  fields: OrderFormFields
  state: OrderFormState
  error: string | undefined
}

/** The buyer's agreement to the terms; a visitor signs in first. */
function Agreement({ fields, state, error }: AgreementProps) {
  if (!state.buyer.isSignedIn) return null
  return (
    <ProtocolCheck
      id={`${idPrefix}-agreed`}
      isAgreed={state.form.isAgreed}
      protocols={fields.protocolIds}
      error={error}
      onChange={(isAgreed) => state.change({ isAgreed }, 'agreed')}
    />
  )
}
