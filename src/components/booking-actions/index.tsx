import { View } from '@tarojs/components'
import { useState } from 'react'
import type { BookingAction } from '@contract/constants/enums'
import type { Booking } from '@contract/routes/bookings'
import type { Translate } from '@/i18n/engine'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { ActionSheet } from '../action-sheet'
import { Button, type ButtonProps } from '../button'
import { Icon } from '../icon'
import { cx } from '../web-props'
import styles from './index.module.scss'
import { type BookingRights, usedUpReason, usedUpRights } from './used-up'

// filled: action required, or the soonest code; tint: available; outline: secondary. Rescheduling is never filled
const kinds: Record<BookingAction, NonNullable<ButtonProps['kind']>> = {
  book: 'primary',
  rebook: 'primary',
  confirmInjected: 'primary',
  showCode: 'tint',
  reschedule: 'outline',
  cancel: 'text',
  contact: 'outline',
}
// from the least to the most important: the last button is nearest to the thumb
const ranks: readonly BookingAction[] = [
  'contact',
  'cancel',
  'reschedule',
  'showCode',
  'confirmInjected',
  'rebook',
  'book',
]
const VISIBLE = 2

/** Entries of the "more" menu that are no actions of the server, by key. */
type Ways = Record<string, (() => void) | undefined>

interface BookingActionsProps {
  booking: BookingRights & Pick<Booking, 'spuName' | 'doseNo' | 'refund'>
  isBusy?: boolean
  /** the soonest appointment: its code is the next thing to need */
  isNext?: boolean
  /** 44 px high, the most important button as wide as there is room */
  isTall?: boolean
  /** omitted here because the page offers them elsewhere */
  without?: readonly BookingAction[]
  onAction: (action: BookingAction) => void
  /** in the "more" menu, for an appointment that has a day */
  onCalendar?: () => void
  /** in the "more" menu: the clinic of an appointment that has a day */
  onMap?: () => void
  /** in the "more" menu, when the server allows cancelling with a refund */
  onRefund?: () => void
}

/**
 * The actions that the server allows for an appointment: at most two buttons, the rest in a "more" menu. The
 * button shows how many changes are left; a used-up right keeps its button, disabled, with the reason above.
 */
export function BookingActions({
  booking,
  isBusy,
  isNext,
  isTall,
  without = [],
  onAction,
  onCalendar,
  onMap,
  onRefund,
}: BookingActionsProps) {
  const { t } = useText('common')
  const [isMore, setIsMore] = useState(false)
  const used = usedUpRights(booking)
  const reason = usedUpReason(used)
  const sorted = ranks.filter(
    (action) => (booking.actions.includes(action) || used.includes(action)) && !without.includes(action),
  )
  const shown = sorted.slice(-VISIBLE)
  const hidden = sorted.slice(0, -VISIBLE).reverse()
  if (shown.length === 0) return null
  const name = nameOf(booking, t)
  const textOf = (action: BookingAction) => t(`booking.action.${action}`, { n: booking.changesLeft })
  const kindOf = (action: BookingAction) => (isNext && action === 'showCode' ? 'primary' : kinds[action])
  const ways: Ways = { calendar: onCalendar, map: onMap, refund: onRefund }
  const items = [
    ...hidden
      .filter((action) => !used.includes(action))
      .map((action) => ({ key: action as string, text: textOf(action) })),
    ...(onRefund ? refundItem(booking, t) : []),
    ...(onCalendar ? [{ key: 'calendar', text: t('booking.action.calendar') }] : []),
    ...(onMap ? [{ key: 'map', text: t('clinicView.map') }] : []),
  ]
  return (
    <View className={styles.root} ariaRole="group" ariaLabel={`${t('booking.actionsLabel')} ${name}`}>
      <Reasons texts={[reason && t(reason), onRefund && booking.refund?.reason]} />
      {items.length > 0 && <MoreButton name={name} onClick={() => setIsMore(true)} />}
      {shown.map((action, i) => (
        <Button
          key={action}
          kind={kindOf(action)}
          size={isTall ? 'card' : 'small'}
          className={cx(styles.action, isTall && i === shown.length - 1 && styles.wide)}
          busy={isBusy && kindOf(action) === 'primary'}
          disabled={used.includes(action) || (isBusy && kindOf(action) !== 'primary')}
          onClick={() => onAction(action)}
        >
          {textOf(action)}
        </Button>
      ))}
      <ActionSheet
        isOpen={isMore}
        title={name}
        items={items}
        onChoose={(key) => (ways[key] ? ways[key]() : onAction(key as BookingAction))}
        onClose={() => setIsMore(false)}
      />
    </View>
  )
}

const nameOf = ({ spuName, doseNo }: Pick<Booking, 'spuName' | 'doseNo'>, t: Translate<'common'>) =>
  [spuName, doseNo ? t('booking.dose', { n: doseNo }) : ''].filter(Boolean).join(' ')

/** Why an action is not available. */
const Reasons = ({ texts }: { texts: readonly (string | null | undefined)[] }) => (
  <>
    {texts.map(
      (text) =>
        text && (
          <View key={text} className={styles.reason}>
            {text}
          </View>
        ),
    )}
  </>
)

/** Shown when the server allows cancelling with a refund; states the amount. */
const refundItem = ({ refund }: Pick<Booking, 'refund'>, t: Translate<'common'>) =>
  refund?.isAllowed
    ? [{ key: 'refund', text: `${t('booking.action.refund')} ${formatPrice(refund.refundPrice)}` }]
    : []

function MoreButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useText('common')
  return (
    <Button
      kind="text"
      size="small"
      className={styles.more}
      ariaLabel={`${t('booking.action.more')} ${name}`}
      onClick={onClick}
    >
      <Icon name="dots-three" size={24} />
    </Button>
  )
}
