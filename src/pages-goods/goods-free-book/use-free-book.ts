import { useEffect, useRef, useState } from 'react'
import type { Booking } from '@contract/bookings'
import { codes } from '@contract/constants/codes'
import type { GoodsDetail } from '@contract/goods'
import { type ApiError, isApiError, isUnsent } from '@/api/api-error'
import { useBookingFreeMutation } from '@/api/bookings.api'
import type { NearSlot } from '@/components/slot-picker'
import { useDraft } from '@/hooks/use-draft'
import { useLatest } from '@/hooks/use-latest'
import type { ChosenSlot } from '@/hooks/use-slot-choice'
import { msToDay } from '@/i18n/format'
import { useLoginGuard } from '@/navigation/use-login-guard'
import { focusElement } from '@/utils/focus-element'
import { firstBadField, matches, required, type FormRules, validateForm, when } from '@/utils/form-rules'
import { newIdempotencyKey } from '@/utils/idempotency'
import { isMobileOf, phoneDigits } from '@/utils/phone'
import { useAppointment } from '../components/appointment/use-appointment'
import { usePersonChoice } from '../components/persons/use-person-choice'

/** Address of the page: the service, and where, when and for whom, as far as it was chosen before. */
export interface FreeBookParams {
  id: string
  shopId: string
  slotId: string
  date: string
  time: string
  personId: string
}
/** `openedWith`, `openedFor`: place and person of the link that the form was opened by; another link starts with its own. */
interface FreeBookForm {
  openedWith: string
  openedFor: string
  region: string
  shopId: string
  slot: ChosenSlot | null
  personId: string
  phoneCode: string
  phone: string
}

function openedForm({
  shopId = '',
  slotId,
  date,
  time,
  personId = '',
}: Partial<FreeBookParams>): FreeBookForm {
  const slot = slotId && date && time ? { slotId, date, time } : null
  return {
    openedWith: [shopId, slotId].filter(Boolean).join('/'),
    openedFor: personId,
    region: '',
    shopId,
    slot,
    personId: '',
    phoneCode: '+852',
    phone: '',
  }
}

interface Checked {
  isSignedIn: boolean
  region: string
  shop: string
  date: string
  time: string
  person: string
  phoneCode: string
  phone: string
}
export type FreeBookField = 'region' | 'shop' | 'date' | 'time' | 'person' | 'phone'
type FieldError = { key: string } | { text: string }
type Errors = Partial<Record<FreeBookField, FieldError>>

const rules: FormRules<Checked> = {
  region: [required('appointment.error.region')],
  shop: [required('appointment.error.shop')],
  date: [required('appointment.error.date')],
  time: [required('appointment.error.time')],
  // a visitor chooses after signing in, which comes next
  person: [when(({ isSignedIn }) => isSignedIn, required('persons.error.select'))],
  phone: [
    required('freeBook.error.phone'),
    {
      isValid: (phone, { phoneCode }) =>
        matches((text) => isMobileOf(phoneCode, text), '').isValid(phone, {}),
      error: 'confirm.error.phoneFormat',
    },
  ],
}

export const idPrefix = 'free'
export type Trouble = 'network' | 'maybeBooked' | 'already' | { text: string } | null

const fieldOfWire: Record<string, FreeBookField> = {
  shopId: 'shop',
  slotId: 'date',
  personId: 'person',
  phone: 'phone',
}
const dataOf = <T>(error: ApiError): T | undefined =>
  (error.body as { data?: T } | undefined)?.data ?? undefined

/** The form of a free booking: kept on the device, sent once, every refusal at the place that mends it. */
export function useFreeBook(goods: GoodsDetail, isBeijing: boolean, params: Partial<FreeBookParams>) {
  const opened = openedForm(params)
  const { values: form, change: changeDraft, clear, hasDraft } = useDraft(`free/${goods.id}`, opened)
  const [errors, setErrors] = useState<Errors>({})
  const [trouble, setTrouble] = useState<Trouble>(null)
  const [booking, setBooking] = useState<Booking | null>(null)
  const [bookFree, { isLoading: isBooking }] = useBookingFreeMutation()
  const key = useRef(newIdempotencyKey())
  const guard = useLoginGuard()

  const change = (part: Partial<FreeBookForm>) => {
    changeDraft(part)
    setTrouble(null)
    const mended: string[] = Object.keys(part).flatMap((name) =>
      name === 'slot'
        ? ['date', 'time']
        : name === 'shopId'
          ? ['shop', 'region']
          : name === 'personId'
            ? ['person']
            : name === 'phoneCode'
              ? ['phone']
              : [name],
    )
    setErrors((from) => Object.fromEntries(Object.entries(from).filter(([field]) => !mended.includes(field))))
  }
  // a newer link names its own place, whatever the draft held
  useEffect(() => {
    if (hasDraft && opened.openedWith !== '' && form.openedWith !== opened.openedWith)
      changeDraft({ openedWith: opened.openedWith, region: '', shopId: opened.shopId, slot: opened.slot })
  })
  const appointment = useAppointment({ spuId: goods.id, value: form, onChange: change })
  // chosen by hand for this link; what was chosen for another does not count
  const chosenId = params.personId === undefined || form.openedFor === params.personId ? form.personId : ''
  const persons = usePersonChoice({
    eligibility: goods.eligibility,
    day: form.slot?.date ?? msToDay(Date.now()),
    personId: chosenId,
    wishedId: params.personId,
    needsIdNumber: isBeijing,
    onChoose: (personId) => change({ personId, openedFor: params.personId ?? form.openedFor }),
  })

  const showBad = (bad: Errors, first: FreeBookField) => {
    setErrors(bad)
    focusElement(`${idPrefix}-${first}`)
  }
  const refused = (failure: unknown) => {
    if (!isApiError(failure)) return
    if (failure.code === codes.slotTaken)
      return appointment.reportTaken(dataOf<{ nearest: NearSlot[] }>(failure)?.nearest ?? [])
    if (failure.code === codes.alreadyBookedFree) {
      setTrouble('already')
      return focusElement(`${idPrefix}-trouble`)
    }
    const data = dataOf<{ field?: string; rule?: string }>(failure)
    const field =
      failure.code === codes.personNotEligible
        ? 'person'
        : failure.code === codes.dayNotBookable
          ? 'date'
          : failure.code === codes.badInput
            ? fieldOfWire[data?.field ?? '']
            : undefined
    if (field === 'date') changeDraft({ slot: null })
    if (field) return showBad({ [field]: { text: failure.msg } }, field)
    if (isUnsent(failure)) return setTrouble('network')
    if (data?.rule === 'reused') return setTrouble('maybeBooked')
    if (failure.code === codes.badInput) setTrouble({ text: failure.msg })
  }

  const book = async () => {
    if (booking || isBooking || !form.slot) return
    if (!persons.person)
      return showBad(persons.persons ? { person: { key: 'persons.error.select' } } : {}, 'person')
    setTrouble(null)
    const answer = await bookFree({
      isBeijing,
      idempotencyKey: key.current,
      spuId: goods.id,
      shopId: form.shopId,
      slotId: form.slot.slotId,
      personId: persons.person.id,
      phoneCode: form.phoneCode,
      phone: phoneDigits(form.phone),
    })
    if (!answer.data) return refused(answer.error)
    key.current = newIdempotencyKey()
    clear()
    setBooking(answer.data)
  }
  // signing in comes between the press and the booking: what counts then is the form as it is then
  const latestBook = useLatest(book)

  const submit = () => {
    const checked: Checked = {
      isSignedIn: persons.isSignedIn,
      region: appointment.region,
      shop: appointment.shop?.id ?? '',
      date: form.slot?.date ?? '',
      time: form.slot?.time ?? '',
      person: persons.person?.id ?? '',
      phoneCode: form.phoneCode,
      phone: form.phone,
    }
    const bad = validateForm(checked, rules)
    const first = firstBadField(bad, rules)
    if (first)
      return showBad(
        Object.fromEntries(Object.entries(bad).map(([field, errorKey]) => [field, { key: errorKey }])),
        first as FreeBookField,
      )
    setErrors({})
    const isVisitor = !persons.isSignedIn
    guard(() => {
      // a visitor has not seen yet whom it would be for: that is chosen first, never guessed
      if (isVisitor) focusElement(`${idPrefix}-person`)
      else void latestBook.current()
    })
  }
  return { form, change, errors, trouble, booking, isBooking, appointment, persons, submit }
}
