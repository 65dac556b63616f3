import { type ReactNode } from 'react'
import type { OrderDetail } from '@contract/routes/orders'
import { Toast } from '@/components/toast'
import { keepInCalendar } from '@/features/booking/keep-in-calendar'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { copyText } from '@/platform/clipboard'
import { OrderTicket, ticketOf } from '../components/order-ticket'
import { PreparePanel } from '../order-info/order-panels'
import { StorePanel } from '../order-info/store-panel'

/** Date and code of the paid appointment. */
export function VisitTicket({ order }: { order: OrderDetail }) {
  const ticket = ticketOf(order)
  return ticket?.date ? <OrderTicket booking={ticket} date={ticket.date} /> : null
}

/** Data for the visit: clinic, directions and preparation; `children` follow. */
export function VisitWay({ order, children }: { order: OrderDetail; children: ReactNode }) {
  const { t } = useText('pages-order')
  const [toast, say] = useToast()
  const ticket = ticketOf(order)
  if (!ticket?.date) return null
  const copy = (text: string) => {
    void copyText(text).then((isCopied) => say(t(isCopied ? 'done.copied' : 'done.notCopied')))
  }
  return (
    <>
      {order.shop && <StorePanel shop={order.shop} onCopy={copy} onCalendar={() => keepInCalendar(ticket)} />}
      <PreparePanel order={order} />
      {children}
      <Toast {...toast} />
    </>
  )
}
