import type { CartLine } from '@contract/routes/cart'
import type { GoodsDetail } from '@contract/routes/goods'
import { Card } from '@/components/card'
import { NextStrip } from '@/components/next-strip'
import { useText } from '@/i18n/use-text'
import type { OrderFormState } from '../use-order-form'
import { GoodsLine } from './goods-line'

/**
 * The products of the order: cart lines, or one product. `leftOut`: number of selected cart
 * lines that can no longer be ordered.
 */
export function OrderedGoods({
  goods,
  cartLines,
  leftOut,
  state,
}: {
  goods: GoodsDetail
  cartLines: readonly CartLine[] | null
  leftOut: number
  state: OrderFormState
}) {
  const { t } = useText('pages-goods')
  const { sku, pricing } = state
  const unitPrice = (skuId: string | undefined, shown: number | null) =>
    pricing.shownPrice?.lines.find((line) => line.skuId === skuId)?.salesPrice ?? shown
  if (cartLines) {
    return (
      <Card>
        {leftOut > 0 && (
          <NextStrip kind="warn" icon="warning-circle">
            {t('confirm.leftOut', { count: leftOut })}
          </NextStrip>
        )}
        {cartLines.map(({ id, skuId, spuName, specInfo, picUrl, quantity, salesPrice }) => (
          <GoodsLine
            key={id}
            name={spuName}
            version={specInfo}
            picture={picUrl}
            unitPrice={unitPrice(skuId, salesPrice)}
            quantity={quantity}
          />
        ))}
      </Card>
    )
  }
  return (
    <Card>
      <GoodsLine
        name={goods.name}
        version={sku?.name ?? ''}
        picture={sku?.picUrl || goods.picUrls[0] || ''}
        unitPrice={unitPrice(sku?.id, sku?.salesPrice ?? goods.salesPrice)}
        was={pricing.shownPrice?.lines[0]?.originalPrice}
        quantity={1}
      />
    </Card>
  )
}
