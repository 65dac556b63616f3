import { useState } from 'react'
import type { AfterSaleAction } from '@contract/constants/enums'
import type { OrderCard } from '@contract/routes/orders'
import {
  useOrderCancelMutation,
  useOrderDeleteMutation,
  useOrderReceiveMutation,
} from '@/features/orders/api/orders.api'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { showDialog } from '@/platform/dialog'
import type { CardAction } from '../components/split-actions'
import { useBuyAgain } from './use-buy-again'
import { usePayChoice } from './use-pay-choice'

type WriteAction = 'cancel' | 'delete' | 'receive'

interface OrderActionsOptions {
  /** When the server computed the seconds left for payment, epoch milliseconds. */
  readAtMs?: number | undefined
  /** Shows a toast after an action. */
  onDone: (words: string) => void
  onDeleted?: () => void
  onContact: (order: OrderCard) => void
  /** Handles actions on the appointment; by default the order's page does. */
  onBooking?: (action: 'book' | 'showCode' | 'reschedule' | 'cancelBooking', order: OrderCard) => void
}

/** Opens the page of an after-sale action. */
export function openAfterSale(action: AfterSaleAction, order: OrderCard): void {
  const { id: orderId, listOrderItem, refundId } = order
  if (action === 'refund') go(routes.refund, { orderId })
  else if (action === 'refundProgress')
    if (refundId) go(routes.refundDetail, { id: refundId })
    else go(routes.refunds)
  else if (action === 'logistics') go(routes.logistics, { orderId })
  else if (action === 'receipt') go(routes.receipt, { id: orderId })
  else if (listOrderItem.length === 1) go(routes.review, { id: listOrderItem[0]?.id })
  else go(routes.myReviews, { orderId, tab: action === 'review' ? 'toWrite' : 'written' })
}

/** Handlers for all actions that the server may allow on an order. Pass `paySheet` to PayTypeSheet. */
export function useOrderActions({
  readAtMs = Date.now(),
  onDone,
  onDeleted,
  onContact,
  onBooking = (action, { id }) => go(routes.orderInfo, { id, do: action }),
}: OrderActionsOptions) {
  const { t } = useText('pages-order')
  const [busyId, setBusyId] = useState<string | null>(null)
  const { choosePayment, paySheet, payingId } = usePayChoice()
  const [cancel] = useOrderCancelMutation()
  const [remove] = useOrderDeleteMutation()
  const [receive] = useOrderReceiveMutation()
  const { buyAgain, buyingId } = useBuyAgain()
  const calls = { cancel, delete: remove, receive }

  const write = async (action: WriteAction, order: OrderCard) => {
    const isConfirmed = await showDialog({
      title: t(`confirm.${action}Title`),
      text: t(`confirm.${action}Text`),
      confirmText: t(`confirm.${action}Yes`),
      cancelText: t(`confirm.${action}No`),
      ...(action === 'receive' ? null : { tone: 'destructive' }),
    })
    if (!isConfirmed) return
    setBusyId(order.id)
    const answer = await calls[action](order.id)
    setBusyId(null)
    if (answer.error) return
    onDone(t(`done.${action}`))
    if (action === 'delete') onDeleted?.()
  }

  const run = (action: CardAction, order: OrderCard) => {
    if (action === 'pay')
      choosePayment({
        orderId: order.id,
        amountCents: order.paymentPrice,
        deadlineMs: order.outTime === null ? null : readAtMs + order.outTime * 1000,
      })
    else if (action === 'cancel' || action === 'delete' || action === 'receive') void write(action, order)
    else if (action === 'buyAgain') void buyAgain(order)
    else if (action === 'contact') onContact(order)
    else if (
      action === 'book' ||
      action === 'showCode' ||
      action === 'reschedule' ||
      action === 'cancelBooking'
    )
      onBooking(action, order)
    else openAfterSale(action, order)
  }
  return { run, paySheet, busyId: busyId ?? payingId ?? buyingId }
}
export type OrderActions = ReturnType<typeof useOrderActions>
