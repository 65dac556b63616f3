import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { Booking } from '@contract/routes/bookings'
import { phoneDigits } from '@contract/rules/phone'
import { isApiError, isUnsent } from '@/api/api-error'
import { useBookingFreeMutation } from '@/features/booking/api/bookings.api'
import type { NearSlot } from '@/features/booking/components/slot-picker'
import type { PersonChoice } from '@/features/persons/components/person-choice/use-person-choice'
import type { useSendingKey } from '@/hooks/use-sending-key'
import type { useFormFaults } from '@/pages-goods/hooks/use-form-faults'
import { focusElement } from '@/utils/focus-element'
import type { Appointment } from '../components/appointment/use-appointment'
import { dataOf, fieldOfRefusal, type FreeBookField, type FreeBookForm } from './free-book-form'

export const idPrefix = 'free'
/** A failure to send that belongs to no field. */
export type Trouble = 'network' | 'maybeBooked' | 'already' | { text: string }
export type FreeBookFaults = ReturnType<typeof useFormFaults<FreeBookField, Trouble>>

interface RefusalPlaces {
  appointment: Appointment
  faults: FreeBookFaults
  /** The day is unavailable: another must be chosen. */
  onDayRefused: () => void
  sendingKey: ReturnType<typeof useSendingKey>
}

/** Directs the user to where a refusal can be resolved: the calendar, a field, or the note below the form. */
function showRefusal(failure: unknown, { appointment, faults, onDayRefused, sendingKey }: RefusalPlaces) {
  const { setTrouble, showBad } = faults
  if (!isApiError(failure)) return
  if (failure.code === codes.slotTaken)
    return appointment.reportTaken(dataOf<{ nearest: NearSlot[] }>(failure)?.nearest ?? [])
  if (failure.code === codes.alreadyBookedFree) {
    setTrouble('already')
    return focusElement(`${idPrefix}-trouble`)
  }
  const field = fieldOfRefusal(failure)
  if (field === 'date') onDayRefused()
  if (field) return showBad({ [field]: { text: failure.msg } }, field)
  if (isUnsent(failure)) return setTrouble('network')
  if (dataOf<{ rule?: string }>(failure)?.rule === 'reused') {
    sendingKey.warned()
    return setTrouble('maybeBooked')
  }
  if (failure.code === codes.badInput) setTrouble({ text: failure.msg })
}

interface FreeBookSendingOptions extends RefusalPlaces {
  spuId: string
  isBeijing: boolean
  form: FreeBookForm
  buyer: { phone: string; phoneCode: string }
  persons: PersonChoice
  onBooked: () => void
}

/** Books the appointment, once; every refusal is shown where it can be resolved. */
export function useFreeBookSending({
  spuId,
  isBeijing,
  form,
  buyer,
  persons,
  onBooked,
  ...places
}: FreeBookSendingOptions) {
  const { faults, sendingKey } = places
  const [booking, setBooking] = useState<Booking | null>(null)
  const [bookFree, { isLoading: isBooking }] = useBookingFreeMutation()

  const book = async () => {
    if (booking || isBooking || !form.slot) return
    if (!persons.person)
      return faults.showBad(persons.persons ? { person: { key: 'persons.error.select' } } : {}, 'person')
    faults.setTrouble(null)
    const answer = await bookFree({
      isBeijing,
      idempotencyKey: sendingKey.take(),
      spuId,
      shopId: form.shopId,
      slotId: form.slot.slotId,
      personId: persons.person.id,
      phoneCode: buyer.phoneCode,
      phone: phoneDigits(buyer.phone),
    })
    if (!answer.data) return showRefusal(answer.error, places)
    sendingKey.renew()
    onBooked()
    setBooking(answer.data)
  }
  return { booking, isBooking, book }
}
