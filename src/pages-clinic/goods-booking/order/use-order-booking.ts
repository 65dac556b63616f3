import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { Booking } from '@contract/routes/bookings'
import { type ApiError, isApiError, isUnsent } from '@/api/api-error'
import type { NearSlot } from '@/features/booking/components/slot-picker'
import { useText } from '@/i18n/use-text'
import {
  useOrderAppointmentsBookMutation,
  useOrderAppointmentsCancelMutation,
} from '@/pages-clinic/api/order-appointments.api'
import { focusElement } from '@/utils/focus-element'
import { useOrderForm } from './use-order-form'

export const orderIds = { shop: 'order-shop', slot: 'order-slot', person: 'order-person' } as const
type OrderField = keyof typeof orderIds
type Faults = Partial<Record<OrderField | 'sending', string>>

const nearestIn = (error: ApiError): NearSlot[] =>
  (error.body as { data?: { nearest?: NearSlot[] } } | undefined)?.data?.nearest ?? []

/** The field in which a refusal can be corrected. */
const fieldOf: Partial<Record<number, OrderField>> = {
  [codes.dayNotBookable]: 'slot',
  [codes.personBusy]: 'slot',
  [codes.personNotEligible]: 'person',
  [codes.badInput]: 'person',
}

interface OrderBookingOptions {
  orderId: string
  rows: readonly Booking[]
  wishedShopId: string
  reread: () => void
  onDone: (words: string) => void
}

/** Books all waiting appointments; every refusal is shown where it can be corrected. */
function useBookAll({ orderId, rows, wishedShopId, reread, onDone }: OrderBookingOptions) {
  const { t } = useText('pages-clinic')
  const waiting = rows.filter(({ state, isRefundRequested }) => state === 'pre' && !isRefundRequested)
  const [faults, setFaults] = useState<Faults>({})
  const [isOpen, setIsOpen] = useState(false)
  const [book, { isLoading }] = useOrderAppointmentsBookMutation()
  const form = useOrderForm({ orderId, waiting, wishedShopId, onChange: () => setFaults({}) })
  const showAt = (field: OrderField, words: string) => {
    setFaults({ [field]: words })
    focusElement(orderIds[field])
  }
  const showRefusal = (error: ApiError) => {
    if (error.code === codes.slotTaken) {
      form.slots.reportTaken(nearestIn(error))
      setIsOpen(true)
      return showAt('slot', error.msg)
    }
    const field = fieldOf[Number(error.code)]
    if (field) return showAt(field === 'person' && !form.needsPerson ? 'slot' : field, error.msg)
    if (isUnsent(error)) return setFaults({ sending: t('orderBook.unsent') })
    if (error.kind !== 'business') return
    // nothing is waiting any more: the appointments are refetched and show it
    setFaults({ sending: error.msg })
    reread()
  }
  const send = async () => {
    const { shopId, slot } = form.form
    if (isLoading) return
    if (!shopId) return showAt('shop', t('orderBook.errorShop'))
    if (!slot) return showAt('slot', t('orderBook.errorSlot'))
    if (form.needsPerson && !form.person) return showAt('person', t('persons.error.select'))
    setFaults({})
    const personId = form.person?.id
    const answer = await book({ orderId, shopId, slotId: slot.slotId, ...(personId ? { personId } : null) })
    if (answer.data) {
      form.clear()
      onDone(t('orderBook.done', { count: answer.data.filter(({ state }) => state === 'booked').length }))
    } else if (isApiError(answer.error)) showRefusal(answer.error)
  }
  const closeSheet = () => {
    setIsOpen(false)
    form.slots.reset()
  }
  return {
    waiting,
    form,
    faults,
    isBusy: isLoading,
    send: () => void send(),
    sheet: {
      isOpen,
      open: () => setIsOpen(true),
      close: closeSheet,
      confirm: () => {
        form.slots.confirm()
        closeSheet()
      },
    },
  }
}

/** Cancels all booked appointments after a confirmation. */
function useCancelAll({ orderId, rows, reread, onDone }: OrderBookingOptions) {
  const { t } = useText('pages-clinic')
  const booked = rows.filter(({ state }) => state === 'booked')
  const [isOpen, setIsOpen] = useState(false)
  const [cancel, { isLoading }] = useOrderAppointmentsCancelMutation()
  const confirm = async () => {
    const answer = await cancel(orderId)
    setIsOpen(false)
    if (answer.data) return onDone(t('orderBook.cancelled'))
    reread()
    if (isApiError(answer.error) && answer.error.kind === 'business') onDone(answer.error.msg)
  }
  return {
    booked,
    canCancel: booked.length > 0 && booked.every(({ actions }) => actions.includes('cancel')),
    cancelDialog: {
      isOpen,
      isBusy: isLoading,
      ask: () => setIsOpen(true),
      keep: () => setIsOpen(false),
      confirm: () => void confirm(),
    },
  }
}

/** Books all waiting appointments of an order at one clinic and time, or cancels all booked ones. */
export function useOrderBooking(options: OrderBookingOptions) {
  const all = useBookAll(options)
  return { ...all, ...useCancelAll(options) }
}
export type OrderBookingState = ReturnType<typeof useOrderBooking>
