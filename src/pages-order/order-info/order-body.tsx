import { View } from '@tarojs/components'
import type { Booking } from '@contract/bookings'
import type { BookingAction } from '@contract/constants/enums'
import type { OrderDetail } from '@contract/orders'
import { BrightnessButton } from '@/components/code-sheet'
import { CodeTicket } from '@/components/code-ticket'
import { NextStrip } from '@/components/next-strip'
import { durationText } from '@/i18n/duration-text'
import { useText } from '@/i18n/use-text'
import { BookingsPanel } from './bookings-panel'
import styles from './order-body.module.scss'
import { OrderHero } from './order-hero'
import { CostPanel, DataPanel, ItemsPanel, PreparePanel } from './order-panels'
import { StorePanel } from './store-panel'

interface OrderBodyProps {
  order: OrderDetail
  /** read from the device, because the server could not be reached */
  isKept: boolean
  deadlineMs: number | null
  busyId: string | null
  onDeadline: () => void
  onCopy: (text: string) => void
  onCalendar: (booking: Booking) => void
  onBooking: (action: BookingAction, booking: Booking) => void
}

const ticketStates: readonly Booking['state'][] = ['booked', 'held']

/** An order: state, ticket with code, appointments, store, preparations, sums, data. */
export function OrderBody({
  order,
  isKept,
  deadlineMs,
  busyId,
  onDeadline,
  onCopy,
  onCalendar,
  onBooking,
}: OrderBodyProps) {
  const { t } = useText('pages-order')
  const { t: common } = useText('common')
  const ticket = order.bookings.find(({ state, date }) => date && ticketStates.includes(state))
  const note =
    ticket &&
    [ticket.personName, ticket.durationMinutes ? durationText(ticket.durationMinutes, common) : '']
      .filter(Boolean)
      .join(' · ')
  return (
    <>
      <OrderHero order={order} deadlineMs={deadlineMs} onDeadline={onDeadline} />
      <View className={styles.columns}>
        <View className={styles.column}>
          {isKept && (
            <NextStrip kind="info" icon="wifi-slash">
              {t('info.saved')}
            </NextStrip>
          )}
          {ticket?.date && (
            <CodeTicket
              date={ticket.date}
              time={ticket.time ?? ''}
              code={ticket.verifyCode}
              note={note}
              isHeading
              action={<BrightnessButton />}
              title={[ticket.spuName, ticket.needleNo ? common('booking.needle', { n: ticket.needleNo }) : '']
                .filter(Boolean)
                .join(' · ')}
            />
          )}
          <BookingsPanel bookings={order.bookings} busyId={busyId} onAction={onBooking} />
          {order.shop && (
            <StorePanel
              shop={order.shop}
              onCopy={onCopy}
              onCalendar={ticket?.state === 'booked' ? () => onCalendar(ticket) : undefined}
            />
          )}
          {ticket && !ticket.verifyCode && <PreparePanel order={order} />}
          {!ticket && <ItemsPanel order={order} />}
        </View>
        <View className={styles.column}>
          {/* beside a code, which makes the first column long; without one the columns are equally long like this */}
          {(!ticket || ticket.verifyCode) && <PreparePanel order={order} />}
          {ticket && <ItemsPanel order={order} />}
          <CostPanel order={order} />
          <DataPanel order={order} onCopy={onCopy} />
        </View>
      </View>
    </>
  )
}
