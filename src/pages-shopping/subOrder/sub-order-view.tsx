import { View } from '@tarojs/components'
import { PageShell } from '@/components/page-shell'
import { cx } from '@/components/web-props'
import type { OrderFormFields } from '@/features/orders/api/order-form.api'
import { CouponSheet } from '@/features/orders/components/coupon-sheet'
import { mostOfParam, offerOfParam, type OfferParams } from '@/features/orders/offer'
import { selectWxUser } from '@/features/session/session.slice'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import { AgreeCheck } from './components/agree-check'
import { CertificateCard } from './components/certificate-card'
import { CostCards } from './components/cost-cards'
import { LinesCard } from './components/lines-card'
import { OrderBar } from './components/order-bar'
import { PriceChangeDialog } from './components/price-change-dialog'
import { RecipientCard } from './components/recipient-card'
import { RemarkCard } from './components/remark-card'
import { TroubleNote } from './components/trouble-note'
import type { SubOrderField } from './sub-order-form'
import type { Ordered } from './sub-order-state'
import styles from './sub-order.module.scss'
import { type SubOrderOf, useSubOrder } from './use-sub-order'

/** One draft per version and price of a product. */
const draftKeyOf = (userId: string, goodsId: string, skuId: string, offer?: string): string =>
  ['sub-order', userId, goodsId, skuId, ...(offer ? [offer] : [])].join('/')

/** The lines of the request; a single product has the form's quantity. */
function orderOf(
  ordered: Ordered,
  userId: string,
  quantity: number,
  params: Partial<OfferParams>,
): SubOrderOf {
  if (ordered.kind === 'cart') {
    const cartIds = ordered.lines.map(({ id }) => id)
    return {
      draftKey: `sub-order/${userId}/cart/${cartIds.join()}`,
      cartIds,
      quantity,
      offer: undefined,
      most: Number.POSITIVE_INFINITY,
      linesOf: () =>
        ordered.lines.map((line) => ({ spuId: line.spuId, skuId: line.skuId, quantity: line.quantity })),
    }
  }
  const { goods, skuId } = ordered
  return {
    draftKey: draftKeyOf(userId, goods.id, skuId, params.offer),
    cartIds: [],
    quantity,
    offer: offerOfParam(params.offer),
    most: mostOfParam(params.most),
    linesOf: (count) => [{ spuId: goods.id, skuId, quantity: count }],
  }
}

interface ViewProps {
  ordered: Ordered
  fields: OrderFormFields
  quantity: number
  params: Partial<OfferParams>
}

/** The order form of shipped goods, in the order of decisions. */
export function SubOrderView({ ordered, fields, quantity, params }: ViewProps) {
  const { t } = useText('pages-shopping')
  const userId = useAppSelector(selectWxUser)?.id ?? ''
  const state = useSubOrder(orderOf(ordered, userId, quantity, params))
  const errorOf = (field: SubOrderField) => {
    const error = state.faults.errors[field]
    return error && ('key' in error ? t(error.key) : error.text)
  }
  return (
    <PageShell
      title={t('subOrder.title')}
      bar={
        <OrderBar
          state={state}
          onNormalPrice={() => {
            if (ordered.kind !== 'goods') return
            const { goods, skuId } = ordered
            state.continueAs(draftKeyOf(userId, goods.id, skuId))
            replace(routes.subOrder, { id: goods.id, skuId })
          }}
        />
      }
      overlay={
        <>
          <CouponSheet
            words={t}
            pricing={state.pricing}
            isOpen={state.isCouponOpen}
            onClose={() => state.setIsCouponOpen(false)}
            onChange={state.changeReductions}
          />
          <PriceChangeDialog change={state.priceChange} onAnswer={state.answerPriceChange} />
        </>
      }
    >
      <View className={styles.columns}>
        <View className={styles.column}>
          <RecipientCard recipients={state.recipients} error={errorOf('recipient')} />
          <CertificateCard recipients={state.recipients} error={errorOf('certificate')} />
          <LinesCard ordered={ordered} state={state} />
        </View>
        <View className={cx(styles.column, styles.summary)}>
          <CostCards fields={fields} state={state} codeError={errorOf('code')} />
          {fields.remark && (
            <RemarkCard remark={state.form.remark} onChange={(remark) => state.change({ remark })} />
          )}
          <AgreeCheck
            isAgreed={state.form.isAgreed}
            protocols={fields.protocolIds}
            error={errorOf('agreed')}
            onChange={(isAgreed) => state.change({ isAgreed }, 'agreed')}
          />
          <TroubleNote trouble={state.faults.trouble} />
        </View>
      </View>
    </PageShell>
  )
}
