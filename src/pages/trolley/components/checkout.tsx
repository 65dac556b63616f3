import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Checkbox } from '@/components/checkbox'
import { Price } from '@/components/price'
import { usePriceEstimate } from '@/features/currency/hooks/use-price-estimate'
import { useText } from '@/i18n/use-text'
import styles from './checkout.module.scss'

interface CheckoutProps {
  isAllTicked: boolean
  canTickAll: boolean
  count: number
  cents: number
  note: string
  isEditing: boolean
  isBusy: boolean
  onTickAll: (isOn: boolean) => void
  onCheckout: () => void
  onRemove: () => void
}

function Main({
  count,
  isEditing,
  isBusy,
  onCheckout,
  onRemove,
  block,
}: CheckoutProps & { block?: boolean }) {
  const { t } = useText('pages/trolley')
  if (isEditing)
    return (
      <Button
        kind="outline"
        icon="trash"
        disabled={count === 0}
        block={block}
        className={styles.button}
        onClick={onRemove}
      >
        {t('cart.removeTicked', { count })}
      </Button>
    )
  return (
    <Button disabled={count === 0} busy={isBusy} block={block} className={styles.button} onClick={onCheckout}>
      {t('cart.checkout', { count })}
    </Button>
  )
}

/** The bar on a phone: select all, the total of the selection, and the link to the order. */
export function CartBar(props: CheckoutProps) {
  const { t } = useText('pages/trolley')
  return (
    <View className={styles.bar}>
      <View className={styles.start}>
        <Checkbox
          checked={props.isAllTicked}
          disabled={!props.canTickAll}
          label={t('cart.tickAll')}
          onChange={props.onTickAll}
        >
          <View className={styles.all}>{t('cart.all')}</View>
        </Checkbox>
        {!props.isEditing && (
          <View className={styles.sum}>
            <View className={styles.label}>{t('cart.sum')}</View>
            <Price cents={props.cents} size="m" />
          </View>
        )}
      </View>
      <View className={styles.go}>
        <Main {...props} block />
      </View>
    </View>
  )
}

/** The same beside the lines, on a desktop. */
export function CartSummary(props: CheckoutProps) {
  const { t } = useText('pages/trolley')
  const estimate = usePriceEstimate()(props.cents)
  return (
    <Card title={t('cart.summary')}>
      <Checkbox
        checked={props.isAllTicked}
        disabled={!props.canTickAll}
        label={t('cart.tickAll')}
        onChange={props.onTickAll}
      >
        {t('cart.tickAll')}
      </Checkbox>
      <View className={styles.total}>
        <View>{t('cart.sumOf', { count: props.count })}</View>
        <Price cents={props.cents} size="l" {...(estimate ? { estimate } : null)} />
      </View>
      <View className={styles.note}>{props.note}</View>
      <Main {...props} block />
    </Card>
  )
}
