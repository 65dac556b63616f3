import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import { calculateOrderPrice } from '@contract/routes/order-placing'
import { isUnsent } from '@/api/api-error'
import { refusalAnswer } from '@/api/refusal'
import type { NearSlot } from '@/features/booking/components/slot-picker'
import type { ReducedPrice } from '@/features/orders/hooks/use-reduced-price'
import type { useFormFaults } from '@/pages-goods/hooks/use-form-faults'
import type { Appointment } from '../components/appointment/use-appointment'
import { asApiError, dataOf, fieldOfRefusal, type OrderField } from './confirm-form'

/** A failure to send that belongs to no field. */
export type SendTrouble = 'network' | 'maybePlaced' | { text: string; isAboutOrders?: boolean }
export type PriceChange = { oldCents: number; newCents: number } | null
export type OrderFaults = ReturnType<typeof useFormFaults<OrderField, SendTrouble>>

export interface OrderRefusalOptions {
  appointment: Appointment
  pricing: ReducedPrice
  faults: OrderFaults
  /** The day is unavailable: another must be chosen. */
  onDayRefused: () => void
}
interface OrderRefusalHandlers extends OrderRefusalOptions {
  /** The key was used for another order, which may already exist. */
  onReused: () => void
}

/**
 * Directs the user to where a refusal can be resolved: the calendar, the new price, a field, or the note
 * above the button.
 */
export function useOrderRefusal({
  appointment,
  pricing,
  faults,
  onDayRefused,
  onReused,
}: OrderRefusalHandlers) {
  const [priceChange, setPriceChange] = useState<PriceChange>(null)
  const { showBad, setTrouble } = faults

  const refused = (failure: unknown) => {
    const error = asApiError(failure)
    if (error.code === codes.slotTaken)
      return appointment.reportTaken(dataOf<{ nearest: NearSlot[] }>(error)?.nearest ?? [])
    if (error.code === codes.priceChanged) {
      const now = refusalAnswer(error, calculateOrderPrice)
      if (now) setPriceChange({ oldCents: pricing.price?.paymentPrice ?? 0, newCents: now.paymentPrice })
      return pricing.refetch()
    }
    const field = fieldOfRefusal(error)
    if (field === 'date') onDayRefused()
    if (field) return showBad({ [field]: { text: error.msg } }, field)
    if (isUnsent(error)) return setTrouble('network')
    // the first answer was lost and the form changed since: the order may already exist
    if (dataOf<{ rule?: string }>(error)?.rule === 'reused') {
      onReused()
      return setTrouble('maybePlaced')
    }
    if (error.code === codes.tooManyHolds) setTrouble({ text: error.msg, isAboutOrders: true })
    if (error.code === codes.badInput) return setTrouble({ text: error.msg })
    // any other refusal has its dialog; a coupon used elsewhere is refetched
    pricing.refetch()
  }
  return { refused, priceChange, forgetPriceChange: () => setPriceChange(null) }
}
