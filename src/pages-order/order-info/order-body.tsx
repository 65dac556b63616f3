import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { BookingAction } from '@contract/constants/enums'
import type { Booking } from '@contract/routes/bookings'
import type { OrderDetail } from '@contract/routes/orders'
import { usedUpReason, usedUpRights } from '@/components/booking-actions/used-up'
import { ColumnBar } from '@/components/column-bar'
import { NextStrip } from '@/components/next-strip'
import { formatPrice } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { CampaignStrip } from '../components/campaign-strip'
import { orderStateOf } from '../components/order-state'
import { OrderTicket, ticketOf } from '../components/order-ticket'
import { AfterSaleCard } from './after-sale-card'
import { BookingsPanel } from './bookings-panel'
import { CounterCodeCard } from './counter-code'
import styles from './order-body.module.scss'
import { OrderHero } from './order-hero'
import { DataPanel, ItemsPanel } from './order-panels'
import { PreparePanel } from './prepare-panel'
import { StorePanel } from './store-panel'

interface OrderBodyProps {
  order: OrderDetail
  /** restored from the device because the server cannot be reached */
  isKept: boolean
  deadlineMs: number | null
  busyId: string | null
  onDeadline: () => void
  onCopy: (text: string) => void
  onCalendar: (booking: Booking) => void
  onBooking: (action: BookingAction, booking: Booking) => void
  /** the order's actions, where they have no bar of their own */
  actions: ReactNode
}

/** The content of an order: state, ticket with code, appointments, preparations, clinic, amounts, data. */
export function OrderBody({
  order,
  isKept,
  deadlineMs,
  busyId,
  onDeadline,
  onCopy,
  onCalendar,
  onBooking,
  actions,
}: OrderBodyProps) {
  const { t } = useText('pages-order')
  const ticket = ticketOf(order)
  // what an unpaid order waits for is beside its deadline
  const isUnpaid = orderStateOf(order) === 'unpaid'
  // balances the columns: before the payment there is no code, and nothing after the sale
  const isStoreFirst = ticket && !isUnpaid
  const items = <Items order={order} isKept={isKept} actions={!isUnpaid && actions} />
  const store = order.shop && (
    <StorePanel
      shop={order.shop}
      onCopy={onCopy}
      onCalendar={ticket?.state === 'booked' ? () => onCalendar(ticket) : undefined}
    />
  )
  return (
    <>
      <OrderHero
        order={order}
        deadlineMs={deadlineMs}
        onDeadline={onDeadline}
        actions={isUnpaid && actions}
      />
      <View className={styles.columns}>
        <View className={styles.column}>
          {isKept && (
            <NextStrip kind="info" icon="wifi-slash">
              {t('info.saved')}
            </NextStrip>
          )}
          <CampaignStrip order={order} />
          {ticket?.date && <OrderTicket booking={ticket} date={ticket.date} />}
          <UsedUpNote order={order} />
          <BookingsPanel bookings={order.bookings} busyId={busyId} onAction={onBooking} />
          <PreparePanel order={order} />
          {isStoreFirst ? store : items}
        </View>
        <View className={styles.column}>
          {isStoreFirst ? items : store}
          {!isKept && <CounterCodeCard order={order} />}
          {!isKept && <AfterSaleCard order={order} />}
          <DataPanel order={order} onCopy={onCopy} />
        </View>
      </View>
    </>
  )
}

/** What was ordered, and what can be done with it. */
const Items = ({ order, isKept, actions }: Pick<OrderBodyProps, 'order' | 'isKept' | 'actions'>) => (
  <>
    <ItemsPanel order={order} />
    {!isKept && <RefundRule order={order} />}
    {actions && <ColumnBar>{actions}</ColumnBar>}
  </>
)

/** Until when how much of the order can be refunded. */
function RefundRule({ order }: { order: OrderDetail }) {
  const { t } = useText('pages-order')
  if (!order.refundablePrice || !order.afterSale?.includes('refund')) return null
  const isVisit = order.listOrderItem.some(({ isBookable }) => isBookable)
  return (
    <NextStrip icon="arrows-clockwise">
      {t(isVisit ? 'info.refundVisit' : 'info.refundParcel', { amount: formatPrice(order.refundablePrice) })}
    </NextStrip>
  )
}

/** Why a single appointment can no longer be changed. */
function UsedUpNote({ order }: { order: OrderDetail }) {
  const { t: common } = useText('common')
  const ticket = ticketOf(order)
  const usedUp = ticket && order.bookings.length === 1 ? usedUpReason(usedUpRights(ticket)) : null
  return (
    usedUp && (
      <NextStrip kind="info" icon="info">
        {common(usedUp)}
      </NextStrip>
    )
  )
}
