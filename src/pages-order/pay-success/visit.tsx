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

/** The data of the order: once it is paid the preparation, clinic and directions of its visit; then `children`. */
export function OrderData({
  order,
  isVisit,
  children,
}: {
  order: OrderDetail
  isVisit: boolean
  children: ReactNode
}) {
  const { t } = useText('pages-order')
  const [toast, say] = useToast()
  // not before: the directions would push the money down
  const ticket = isVisit ? ticketOf(order) : undefined
  const copy = (text: string) => {
    void copyText(text).then((isCopied) => say(t(isCopied ? 'done.copied' : 'done.notCopied')))
  }
  return (
    <View className={styles.way}>
      {isVisit && <PreparePanel order={order} />}
      {ticket && order.shop && (
        <StorePanel shop={order.shop} onCopy={copy} onCalendar={() => keepInCalendar(ticket)} />
      )}
      {children}
      {ticket && <Toast {...toast} />}
    </View>
  )
}
