import { useState } from 'react'
import type { OrderAction } from '@contract/constants/enums'
import type { OrderDetail } from '@contract/routes/orders'
import { ActionBar, ActionBarItem } from '@/components/action-bar'
import { ActionSheet } from '@/components/action-sheet'
import { usedUpRights } from '@/components/booking-actions/used-up'
import { Button } from '@/components/button'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { splitActions } from '../components/split-actions'

const primary: readonly OrderAction[] = ['pay', 'book', 'showCode', 'receive']
// order actions that correspond to the rights of an appointment
const orderActionOf = { reschedule: 'reschedule', cancel: 'cancelBooking' } as const

/** All allowed actions of the order: two as buttons, the required one filled, the others in a menu. */
export function OrderBar({
  order,
  isBusy,
  onAction,
}: {
  order: OrderDetail
  isBusy: boolean
  onAction: (action: OrderAction) => void
}) {
  const { t } = useText('pages-order')
  const [isMore, setIsMore] = useState(false)
  const [booking, ...others] = order.bookings
  const used: OrderAction[] =
    booking && others.length === 0
      ? usedUpRights(booking).map((right) => orderActionOf[right as keyof typeof orderActionOf])
      : []
  const { shown, hidden: rest } = splitActions([...order.actions, ...used])
  const hidden = rest.filter((action) => !used.includes(action))
  const changesLeft = order.bookings.find(({ actions }) => actions.includes('reschedule'))?.changesLeft ?? 0
  const textOf = (action: OrderAction) =>
    action === 'pay'
      ? t('action.payAmount', { amount: formatPrice(order.paymentPrice) })
      : action === 'reschedule'
        ? t('action.rescheduleLeft', { n: changesLeft })
        : t(`action.${action}`)
  const [only] = hidden
  const start =
    hidden.length === 0 ? undefined : hidden.length === 1 && only === 'contact' ? (
      <ActionBarItem icon="headset" text={t('action.contact')} onClick={() => onAction('contact')} />
    ) : (
      <ActionBarItem icon="dots-three" text={t('action.more')} onClick={() => setIsMore(true)} />
    )
  if (shown.length === 0 && hidden.length === 0) return null
  return (
    <>
      <ActionBar start={start}>
        {shown.map((action) => (
          <Button
            key={action}
            kind={primary.includes(action) ? 'primary' : 'outline'}
            busy={isBusy && primary.includes(action)}
            disabled={used.includes(action) || (isBusy && !primary.includes(action))}
            onClick={() => onAction(action)}
          >
            {textOf(action)}
          </Button>
        ))}
      </ActionBar>
      <ActionSheet
        isOpen={isMore}
        title={t('action.more')}
        items={hidden.map((action) => ({ key: action, text: textOf(action) }))}
        onChoose={(key) => onAction(key as OrderAction)}
        onClose={() => setIsMore(false)}
      />
    </>
  )
}
