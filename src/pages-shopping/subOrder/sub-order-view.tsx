import { View } from '@tarojs/components'
import { ColumnBar, useHasColumnBar } from '@/components/column-bar'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { cx } from '@/components/web-props'
import type { OrderFormFields } from '@/features/orders/api/order-form.api'
import { CouponSheet } from '@/features/orders/components/coupon-sheet'
import { RemarkCard } from '@/features/orders/components/remark-card'
import type { OfferParams } from '@/features/orders/offer'
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
import { TroubleNote } from './components/trouble-note'
import { draftKeyOf, orderOf } from './order-of'
import type { SubOrderField } from './sub-order-form'
import type { Ordered } from './sub-order-state'
import styles from './sub-order.module.scss'
import { useSubOrder } from './use-sub-order'

type SubOrder = ReturnType<typeof useSubOrder>

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
  const orderNormally = () => {
    if (ordered.kind !== 'goods') return
    const { goods, skuId } = ordered
    state.continueAs(draftKeyOf(userId, goods.id, skuId))
    replace(routes.subOrder, { id: goods.id, skuId })
  }
  const hasColumnBar = useHasColumnBar()
  // the products of a cart may differ in theirs
  const refundText = ordered.kind === 'goods' && ordered.goods.refundText
  const bar = <OrderBar state={state} onNormalPrice={orderNormally} />
  const lines = <LinesCard ordered={ordered} state={state} />
  const remark = fields.remark && <Remark state={state} />
  const agreement = (
    <AgreeCheck
      isAgreed={state.form.isAgreed}
      protocols={fields.protocolIds}
      error={errorOf('agreed')}
      onChange={(isAgreed) => state.change({ isAgreed }, 'agreed')}
    />
  )
  return (
    <PageShell
      title={t('subOrder.title')}
      tab="goods"
      bar={!hasColumnBar && bar}
      overlay={<SubOrderOverlays state={state} />}
    >
      <View className={styles.columns}>
        <View className={styles.column}>
          <RecipientCard recipients={state.recipients} error={errorOf('recipient')} ordered={ordered} />
          <CertificateCard recipients={state.recipients} error={errorOf('certificate')} />
          {lines}
          {hasColumnBar && remark}
        </View>
        <View className={cx(styles.column, styles.summary)}>
          {!hasColumnBar && remark}
          <CostCards fields={fields} state={state} codeError={errorOf('code')} />
          {refundText && <NextStrip icon="arrows-clockwise">{refundText}</NextStrip>}
          {!hasColumnBar && agreement}
          {(!hasColumnBar || state.faults.trouble) && <TroubleNote trouble={state.faults.trouble} />}
          {hasColumnBar && (
            <ColumnBar>
              {agreement}
              {bar}
            </ColumnBar>
          )}
        </View>
      </View>
    </PageShell>
  )
}

function Remark({ state: { form, change } }: { state: SubOrder }) {
  const { t } = useText('pages-shopping')
  return (
    <RemarkCard label={t('subOrder.remark')} remark={form.remark} onChange={(remark) => change({ remark })} />
  )
}

/** The coupons, and the question about a changed price. */
function SubOrderOverlays({ state }: { state: SubOrder }) {
  const { t } = useText('pages-shopping')
  return (
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
  )
}
