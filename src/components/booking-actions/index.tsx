import { View } from '@tarojs/components'
import type { BookingAction } from '@contract/constants/enums'
import { useText } from '@/i18n/use-text'
import { Button, type ButtonProps } from '../button'
import styles from './index.module.scss'

// filled: something waits for you; tint: available; outline: secondary. Rescheduling is never the filled one
const kinds: Record<BookingAction, NonNullable<ButtonProps['kind']>> = { book: 'primary', rebook: 'primary', confirmInjected: 'primary', showCode: 'tint', reschedule: 'outline', cancel: 'outline', contact: 'text' }
const order: readonly BookingAction[] = ['contact', 'cancel', 'reschedule', 'showCode', 'confirmInjected', 'rebook', 'book']

interface BookingActionsProps {
  booking: { actions: readonly BookingAction[]; changesLeft: number; spuName: string; needleNo: number }
  isBusy?: boolean
  /** left out here, because the page offers them elsewhere */
  without?: readonly BookingAction[]
  onAction: (action: BookingAction) => void
}

/** Exactly what the server allows with an appointment; how many changes are left stands on the button. */
export function BookingActions({ booking, isBusy, without = [], onAction }: BookingActionsProps) {
  const { t } = useText('common')
  const shown = order.filter((action) => booking.actions.includes(action) && !without.includes(action))
  if (shown.length === 0) return null
  return (
    <View className={styles.root} ariaRole='group' ariaLabel={`${t('booking.actionsLabel')} ${booking.spuName} ${booking.needleNo ? t('booking.needle', { n: booking.needleNo }) : ''}`}>
      {shown.map((action) => (
        <Button key={action} kind={kinds[action]} size='small' busy={isBusy && kinds[action] === 'primary'} disabled={isBusy && kinds[action] !== 'primary'} onClick={() => onAction(action)}>
          {t(`booking.action.${action}`, { n: booking.changesLeft })}
        </Button>
      ))}
    </View>
  )
}
