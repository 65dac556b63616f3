import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import type { CartLine } from '@contract/routes/cart'
import type { GoodsDetail } from '@contract/routes/goods'
import { phoneShape } from '@contract/rules/phone'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import type { OrderFormFields } from '@/features/orders/api/order-form.api'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { AppointmentPanels } from '../../components/appointment/appointment-panels'
import type { OrderField } from '../confirm-form'
import type { ConfirmParams } from '../use-order-draft'
import { idPrefix, type OrderFormState, useOrderForm } from '../use-order-form'
import { AppointmentCard } from './appointment-card'
import { BuyerCard } from './buyer-card'
import { DiscountCard } from './discount-card'
import { OfferNote } from './offer-note'
import { OrderBar } from './order-bar'
import styles from './order-form-view.module.scss'
import { OrderedGoods } from './ordered-goods'
import { PayStep } from './pay-step'
import { PriceCard } from './price-card'
import { PriceChangeDialog } from './price-change-dialog'
import { ProtocolCheck } from './protocol-check'
import { RemarkCard } from './remark-card'
import { SendTroubleNote } from './send-trouble-note'

interface OrderFormViewProps {
  goods: GoodsDetail
  fields: OrderFormFields
  params: Partial<ConfirmParams>
  cartLines: readonly CartLine[] | null
}

/** The order form of one product or of cart lines, and the choice of payment once the order is placed. */
export function OrderFormView({ goods, fields, params, cartLines }: OrderFormViewProps) {
  const { t } = useText('pages-goods')
  const state = useOrderForm(goods, params, cartLines)
  const errorOf = (field: OrderField) => {
    const error = state.errors[field]
    return error && ('key' in error ? t(error.key, phoneShape(state.form.phoneCode, 'mobile')) : error.text)
  }
  if (state.order) return <PayStep order={state.order} />

  return (
    <PageShell
      title={t('confirm.title')}
      bar={<OrderBar pricing={state.pricing} isPlacing={state.isPlacing} onSubmit={state.submit} />}
      overlay={
        <>
          <AppointmentPanels
            appointment={state.appointment}
            note={t('confirm.changeOnce', { n: limits.bookingChanges })}
          />
          <PriceChangeDialog change={state.priceChange} onAnswer={state.answerPriceChange} />
        </>
      }
    >
      <View className={styles.columns}>
        <View className={styles.column}>
          {state.isBookable && (
            <AppointmentCard state={state} durationMinutes={goods.durationMinutes} errorOf={errorOf} />
          )}
          <BuyerCard state={state} errorOf={errorOf} />
        </View>
        <View className={styles.column}>
          <OrderedGoods
            goods={goods}
            cartLines={cartLines}
            leftOut={(params.cartIds?.split(',').length ?? 0) - (cartLines?.length ?? 0)}
            state={state}
          />
          <CostCards goods={goods} fields={fields} state={state} discountError={errorOf('discount')} />
          {goods.refundText !== '' && (cartLines?.length ?? 1) === 1 && (
            <NextStrip icon="arrows-clockwise">{goods.refundText}</NextStrip>
          )}
          <ProtocolCheck
            id={`${idPrefix}-agreed`}
            isAgreed={state.form.isAgreed}
            protocols={fields.protocolIds}
            error={errorOf('agreed')}
            onChange={(isAgreed) => state.change({ isAgreed }, 'agreed')}
          />
          {state.trouble && <SendTroubleNote trouble={state.trouble} />}
        </View>
      </View>
    </PageShell>
  )
}

interface CostCardsProps {
  goods: GoodsDetail
  fields: OrderFormFields
  state: OrderFormState
  discountError: string | undefined
}

/** The discount code, the resulting price, and the remark; the server's settings decide which are shown. */
function CostCards({ goods, fields, state, discountError }: CostCardsProps) {
  const { t } = useText('pages-goods')
  const { form, change, pricing, isBookable } = state
  const { codeError } = pricing
  return (
    <>
      {state.offer && (
        <NextStrip icon="tag" note={t('confirm.offer.alone')}>
          {t(`confirm.offer.${state.offer.kind}`)}
        </NextStrip>
      )}
      {fields.discountCode && !state.offer && (
        <DiscountCard
          id={`${idPrefix}-discount`}
          text={form.discountText}
          pricing={pricing}
          error={discountError ?? (codeError && ('key' in codeError ? t(codeError.key) : codeError.text))}
          onText={(discountText) => change({ discountText, appliedCode: '' }, 'discount')}
          onApply={state.applyCode}
        />
      )}
      {pricing.offerRefusal === null ? (
        <PriceCard pricing={pricing} kind={goods.kind} isTaxShown={fields.taxes} isShipped={!isBookable} />
      ) : (
        <OfferNote
          reason={pricing.offerRefusal}
          onNormalPrice={() => replace(routes.goodsConfirm, { id: goods.id, skuId: state.sku?.id })}
        />
      )}
      {fields.remark && <RemarkCard remark={form.remark} onChange={(remark) => change({ remark })} />}
    </>
  )
}
