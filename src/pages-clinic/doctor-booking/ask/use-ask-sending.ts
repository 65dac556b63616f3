import { useState } from 'react'
import { codes } from '@contract/constants/codes'
import type { DoctorTime } from '@contract/routes/doctors'
import { isDay, isTime } from '@contract/rules/day'
import { phoneDigits } from '@contract/rules/phone'
import { isApiError, isUnsent } from '@/api/api-error'
import type { PersonChoice } from '@/features/persons/components/person-choice/use-person-choice'
import type { useFormFaults } from '@/hooks/use-form-faults'
import { useSendingKey } from '@/hooks/use-sending-key'
import type { TextKey } from '@/i18n/text-keys'
import { useDoctorBookingPlaceMutation } from '@/pages-clinic/api/doctor-bookings.api'
import { type AskField, type AskForm, dataOf, fieldOfRefusal } from './ask-form'

export const idPrefix = 'ask'
/** Failures of submitting that belong to no field. */
export type Trouble = 'network' | 'maybeSent' | 'exists' | { text: string }
export type AskFaults = ReturnType<typeof useFormFaults<AskField, Trouble, TextKey<'pages-clinic'>>>

interface RefusalPlaces {
  faults: AskFaults
  /** The time has just been taken by somebody else. */
  onTaken: (nearest: readonly DoctorTime[]) => void
  /** The day cannot be booked: another one has to be chosen. */
  onDayRefused: () => void
}
interface RefusalOptions extends RefusalPlaces {
  /** The request may have been sent: the user is asked to check the list first. */
  onMaybeSent: () => void
}

/** Shows a refusal where it can be corrected: the calendar, a field, or the note below the form. */
function showRefusal(failure: unknown, { faults, onTaken, onDayRefused, onMaybeSent }: RefusalOptions) {
  const { setTrouble: tell, showBad } = faults
  if (!isApiError(failure)) return
  if (failure.code === codes.doctorTimeTaken)
    return onTaken(dataOf<{ nearest: DoctorTime[] }>(failure)?.nearest ?? [])
  if (failure.code === codes.doctorRequestExists) return tell('exists')
  if (dataOf<{ rule?: string }>(failure)?.rule === 'reused') {
    onMaybeSent()
    return tell('maybeSent')
  }
  const field = fieldOfRefusal(failure)
  if (field === 'date') onDayRefused()
  if (field) return showBad({ [field]: { text: failure.msg } }, field)
  if (isUnsent(failure)) return tell('network')
  if (failure.code === codes.doctorUnavailable || failure.code === codes.stateForbids)
    return tell({ text: failure.msg })
  if (failure.code === codes.badInput) tell({ text: failure.msg })
}

interface AskSendingOptions extends RefusalPlaces {
  doctorId: string
  previousId: string
  form: AskForm
  keep: (part: Partial<AskForm>) => void
  persons: PersonChoice
  onSent: (id: string) => void
}

/** Submits the request once; every refusal is shown where it can be corrected. */
export function useAskSending({
  doctorId,
  previousId,
  form,
  keep,
  persons,
  onSent,
  ...places
}: AskSendingOptions) {
  const { faults } = places
  const [isSent, setIsSent] = useState(false)
  const [place, { isLoading }] = useDoctorBookingPlaceMutation()
  const key = useSendingKey(form.idempotencyKey, (idempotencyKey) => keep({ idempotencyKey }))

  const send = async () => {
    const { person } = persons
    const { date = '', time = '' } = form.slot ?? {}
    if (isSent || isLoading || !isDay(date) || !isTime(time)) return
    if (!person)
      return faults.showBad(persons.persons ? { person: { key: 'persons.error.select' } } : {}, 'person')
    faults.setTrouble(null)
    const answer = await place({
      idempotencyKey: key.take(),
      doctorId,
      date,
      time,
      personId: person.id,
      phoneCode: form.phoneCode,
      phone: phoneDigits(form.phone),
      ...(form.reason.trim() ? { reason: form.reason.trim() } : null),
      ...(previousId ? { previousId } : null),
    })
    if (!answer.data) return showRefusal(answer.error, { ...places, onMaybeSent: key.warned })
    setIsSent(true)
    onSent(answer.data.id)
  }
  return { isBusy: isLoading || isSent, send }
}
