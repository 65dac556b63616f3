import { View } from '@tarojs/components'
import type { RefundPreview } from '@contract/routes/aftersales'
import { Card } from '@/components/card'
import { Checkbox } from '@/components/checkbox'
import { Stepper } from '@/components/stepper'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { FieldError } from '@/pages-order/components/field-error'
import { ItemPicture } from '@/pages-order/components/item-picture'
import { pickedOf, type RefundForm } from './refund-rules'
import styles from './refund.module.scss'
import { linesId } from './use-refund-form'

type Line = RefundPreview['items'][number]
type Picked = RefundForm['picked']

interface RefundLinesProps {
  lines: readonly Line[]
  picked: Picked
  error: string | undefined
  onChange: (picked: Picked) => void
}

/**
 * The lines of the order: all are selected initially; those that cannot be refunded stay visible, with the
 * reason.
 */
export function RefundLines({ lines, picked, error, onChange }: RefundLinesProps) {
  const { t } = useText('pages-order')
  const open = lines.filter(({ refundableQuantity }) => refundableQuantity > 0)
  const isAll = open.every((line) => pickedOf(line, picked) === line.refundableQuantity)
  return (
    <Card title={t('refund.lines')}>
      <View id={linesId}>
        {open.length > 1 && (
          <View className={styles.all}>
            <Checkbox
              checked={isAll}
              onChange={(isChosen) =>
                onChange(isChosen ? {} : Object.fromEntries(open.map((line) => [line.orderItemId, 0])))
              }
            >
              {t('refund.all')}
            </Checkbox>
          </View>
        )}
        {lines.map((line) => (
          <RefundLine
            key={line.orderItemId}
            line={line}
            isOnly={lines.length === 1 && open.length === 1}
            quantity={pickedOf(line, picked)}
            onChange={(quantity) => onChange({ ...picked, [line.orderItemId]: quantity })}
          />
        ))}
        <FieldError text={error} />
      </View>
    </Card>
  )
}

interface RefundLineProps {
  line: Line
  /** there is nothing to choose from */
  isOnly: boolean
  quantity: number
  onChange: (quantity: number) => void
}

/** One line: whether it is selected, and its quantity. */
function RefundLine({ line, isOnly, quantity, onChange }: RefundLineProps) {
  const { t } = useText('pages-order')
  const isOff = line.refundableQuantity === 0
  const note = line.isUsed
    ? t('refund.lineUsed')
    : isOff
      ? t('refund.lineNone')
      : t('refund.linePrice', { n: line.refundableQuantity, amount: formatPrice(line.refundPrice) })
  return (
    <View className={styles.line}>
      {!isOnly && (
        <Checkbox
          label={[line.spuName, line.specInfo].filter(Boolean).join(' ')}
          checked={quantity > 0}
          disabled={isOff}
          onChange={(isChosen) => onChange(isChosen ? line.refundableQuantity : 0)}
        />
      )}
      <ItemPicture src={line.picUrl} isOff={isOff} />
      <View className={styles.words}>
        <View className={styles.name}>{line.spuName}</View>
        {line.specInfo && <View className={styles.note}>{line.specInfo}</View>}
        <View className={styles.note}>{note}</View>
        {line.refundableQuantity > 1 && quantity > 0 && (
          <View className={styles.stepper}>
            <Stepper
              label={t('refund.quantityOf', { name: line.spuName })}
              value={quantity}
              max={line.refundableQuantity}
              onChange={onChange}
            />
          </View>
        )}
      </View>
    </View>
  )
}
