import { View } from '@tarojs/components'
import { useState } from 'react'
import { limits } from '@contract/constants/limits'
import { ActionSheet } from '@/components/action-sheet'
import { Button, type ButtonProps } from '@/components/button'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import type { Translate } from '@/i18n/engine'
import { useText } from '@/i18n/use-text'
import styles from './order-buttons.module.scss'
import { type CardAction, isUnderWay, splitActions } from './split-actions'

const kinds: Partial<Record<CardAction, ButtonProps['kind']>> = {
  pay: 'primary',
  book: 'primary',
  showCode: 'tint',
  receive: 'tint',
  review: 'tint',
}
/** What stands out while a parcel is under way, though nothing waits for its buyer. */
const underWayKinds: typeof kinds = { ...kinds, logistics: 'tint', receive: 'outline' }

/** What every paid order offers: in the menu, so that a button is what this order is about. */
const always: readonly CardAction[] = ['contact', 'receipt']

/** The split of a card: one secondary button at most; what every order offers is in the menu. */
export function splitOnCard(actions: readonly CardAction[]) {
  const { shown, hidden } = splitActions(actions.filter((action) => !always.includes(action)))
  const quiet = shown.every((action) => !kinds[action]) ? shown.slice(0, -1) : []
  return {
    shown: shown.slice(quiet.length),
    hidden: [...quiet, ...actions.filter((action) => always.includes(action)), ...hidden],
  }
}

interface OrderButtonsProps {
  /** the actions allowed by the server, including after-sale actions */
  actions: readonly CardAction[]
  name: string
  isBusy?: boolean
  /** formatted amount of the pay button */
  payText: string
  refundText: string
  /** the newest refund request was refused: the way to it says so */
  isRefundRefused?: boolean
  onAction: (action: CardAction) => void
}

type ActionTexts = Pick<OrderButtonsProps, 'payText' | 'refundText' | 'isRefundRefused'>

function actionText(action: CardAction, of: ActionTexts, t: Translate<'pages-order'>): string {
  if (action === 'pay') return of.payText
  if (action === 'refund') return of.refundText
  if (action === 'refundProgress' && of.isRefundRefused) return t('action.refundRefused')
  // the server offers it only while a change is left, and an appointment has one
  if (action === 'reschedule') return t('action.rescheduleLeft', { n: limits.bookingChanges })
  return t(`action.${action}`)
}

/**
 * The actions of an order in a list: at most two buttons, of which one is secondary, with the required action
 * last; the rest in a "more" menu in the card's upper corner.
 */
export function OrderButtons({
  actions,
  name,
  isBusy,
  payText,
  refundText,
  isRefundRefused,
  onAction,
}: OrderButtonsProps) {
  const { t } = useText('pages-order')
  const [isMore, setIsMore] = useState(false)
  const { shown, hidden } = splitOnCard(actions)
  const textOf = (action: CardAction) => actionText(action, { payText, refundText, isRefundRefused }, t)
  if (actions.length === 0) return null
  return (
    <>
      {hidden.length > 0 && (
        <Tappable
          className={styles.more}
          label={`${t('action.more')} ${name}`}
          onClick={() => setIsMore(true)}
        >
          <Icon name="dots-three" size={24} />
        </Tappable>
      )}
      {shown.length > 0 && (
        <View className={styles.root}>
          {shown.map((action) => {
            const kind = (isUnderWay(actions) ? underWayKinds : kinds)[action] ?? 'outline'
            return (
              <Button
                key={action}
                kind={kind}
                size="small"
                className={styles.action}
                busy={isBusy && kind !== 'outline'}
                disabled={isBusy && kind === 'outline'}
                ariaLabel={`${textOf(action)} ${name}`}
                onClick={() => onAction(action)}
              >
                {textOf(action)}
              </Button>
            )
          })}
        </View>
      )}
      <ActionSheet
        isOpen={isMore}
        title={name}
        items={hidden.map((action) => ({ key: action, text: textOf(action) }))}
        onChoose={(key) => onAction(key as CardAction)}
        onClose={() => setIsMore(false)}
      />
    </>
  )
}
