import { View } from '@tarojs/components'
import { useState } from 'react'
import type { BookingAction } from '@contract/constants/enums'
import { useText } from '@/i18n/use-text'
import { ActionSheet } from '../action-sheet'
import { Button, type ButtonProps } from '../button'
import { Icon } from '../icon'
import styles from './index.module.scss'

// filled: something waits for you; tint: available; outline: secondary. Rescheduling is never the filled one
const kinds: Record<BookingAction, NonNullable<ButtonProps['kind']>> = {
  book: 'primary',
  rebook: 'primary',
  confirmInjected: 'primary',
  showCode: 'tint',
  reschedule: 'outline',
  cancel: 'outline',
  contact: 'outline',
}
// from the least to the most important: the last stands at the end, where the thumb is
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

interface BookingActionsProps {
  booking: { actions: readonly BookingAction[]; changesLeft: number; spuName: string; needleNo: number }
  isBusy?: boolean
  /** left out here, because the page offers them elsewhere */
  without?: readonly BookingAction[]
  onAction: (action: BookingAction) => void
  /** behind "more", for an appointment that has a day */
  onCalendar?: () => void
}

/** Exactly what the server allows with an appointment: two buttons at most, the rest behind "more"; how many changes are left stands on the button. */
export function BookingActions({ booking, isBusy, without = [], onAction, onCalendar }: BookingActionsProps) {
  const { t } = useText('common')
  const [isMore, setIsMore] = useState(false)
  const sorted = ranks.filter((action) => booking.actions.includes(action) && !without.includes(action))
  const shown = sorted.slice(-VISIBLE)
  const hidden = sorted.slice(0, -VISIBLE).reverse()
  if (shown.length === 0) return null
  const name = [booking.spuName, booking.needleNo ? t('booking.needle', { n: booking.needleNo }) : '']
    .filter(Boolean)
    .join(' ')
  const textOf = (action: BookingAction) => t(`booking.action.${action}`, { n: booking.changesLeft })
  const items = [
    ...hidden.map((action) => ({ key: action as string, text: textOf(action) })),
    ...(onCalendar ? [{ key: 'calendar', text: t('booking.action.calendar') }] : []),
  ]
  return (
    <View className={styles.root} ariaRole="group" ariaLabel={`${t('booking.actionsLabel')} ${name}`}>
      {items.length > 0 && (
        <Button
          kind="text"
          size="small"
          className={styles.more}
          ariaLabel={`${t('booking.action.more')} ${name}`}
          onClick={() => setIsMore(true)}
        >
          <Icon name="dots-three" size={24} />
        </Button>
      )}
      {shown.map((action) => (
        <Button
          key={action}
          kind={kinds[action]}
          size="small"
          className={styles.action}
          busy={isBusy && kinds[action] === 'primary'}
          disabled={isBusy && kinds[action] !== 'primary'}
          onClick={() => onAction(action)}
        >
          {textOf(action)}
        </Button>
      ))}
      <ActionSheet
        isOpen={isMore}
        title={name}
        items={items}
        onChoose={(key) => {
          if (key === 'calendar') onCalendar?.()
          else onAction(key as BookingAction)
        }}
        onClose={() => setIsMore(false)}
      />
    </View>
  )
}
