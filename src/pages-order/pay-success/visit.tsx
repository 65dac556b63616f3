import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { OrderDetail } from '@contract/routes/orders'
import { Toast } from '@/components/toast'
import { keepInCalendar } from '@/features/booking/keep-in-calendar'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { copyText } from '@/platform/clipboard'
import { OrderTicket, ticketOf } from '../components/order-ticket'
import { PreparePanel } from '../order-info/prepare-panel'
import { StorePanel } from '../order-info/store-panel'
import styles from './result-view.module.scss'

/** Date of the appointment that is paid or held until the payment; once paid, with its code. */
export function VisitTicket({ order }: { order: OrderDetail }) {
  const ticket = ticketOf(order)
  return ticket?.date ? <OrderTicket booking={ticket} date={ticket.date} /> : null
}

/** The data of the order: clinic and directions of its visit, once it is paid with the preparation; then `children`. */
export function OrderData({
  order,
  isVisit,
  isHeld,
  children,
}: {
  order: OrderDetail
  isVisit: boolean
  /** the visit is kept until the payment */
  isHeld: boolean
  children: ReactNode
}) {
  const { t } = useText('pages-order')
  const [toast, say] = useToast()
  const ticket = isVisit || isHeld ? ticketOf(order) : undefined
  const copy = (text: string) => {
    void copyText(text).then((isCopied) => say(t(isCopied ? 'done.copied' : 'done.notCopied')))
  }
  return (
    <View className={styles.way}>
      {isVisit && <PreparePanel order={order} />}
      {ticket && order.shop && (
        <StorePanel
          shop={order.shop}
          onCopy={copy}
          onCalendar={isVisit ? () => keepInCalendar(ticket) : undefined}
        />
      )}
      {children}
      {ticket && <Toast {...toast} />}
    </View>
  )
}
