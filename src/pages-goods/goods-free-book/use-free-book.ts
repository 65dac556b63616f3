import { useEffect } from 'react'
import type { GoodsDetail } from '@contract/routes/goods'
import {
  type PersonChoice,
  usePersonChoice,
} from '@/features/persons/components/person-choice/use-person-choice'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { useDraft } from '@/hooks/use-draft'
import { useLatest } from '@/hooks/use-latest'
import { useSendingKey } from '@/hooks/use-sending-key'
import { msToDay } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { openLogin } from '@/navigation/login-flow'
import { useBuyer } from '@/pages-goods/hooks/use-buyer'
import { useFormFaults } from '@/pages-goods/hooks/use-form-faults'
import { focusElement } from '@/utils/focus-element'
import { type Appointment, useAppointment } from '../components/appointment/use-appointment'
import {
  checkFreeBook,
  type FreeBookField,
  type FreeBookForm,
  type FreeBookParams,
  mendedBy,
  openedForm,
} from './free-book-form'
import { type FreeBookFaults, idPrefix, type Trouble, useFreeBookSending } from './use-free-book-sending'

/** The draft of the form, stored on the device; a link with a slot overrides it. */
function useFreeBookDraft(spuId: string, params: Partial<FreeBookParams>) {
  const opened = openedForm(params)
  const { values: form, change, clear, hasDraft } = useDraft(`free/${spuId}`, opened)
  // a newer link overrides the slot of the draft
  useEffect(() => {
    if (hasDraft && opened.openedWith !== '' && form.openedWith !== opened.openedWith)
      change({ openedWith: opened.openedWith, region: '', shopId: opened.shopId, slot: opened.slot })
  })
  return { form, change, clear }
}

/** The form of a free appointment: stored on the device and sent once. */
export function useFreeBook(goods: GoodsDetail, isBeijing: boolean, params: Partial<FreeBookParams>) {
  const { t } = useText('pages-goods')
  const draft = useFreeBookDraft(goods.id, params)
  const { form } = draft
  const faults = useFormFaults<FreeBookField, Trouble>(idPrefix)
  const change = (part: Partial<FreeBookForm>) => {
    draft.change(part)
    faults.mend(mendedBy(part, form))
  }
  // selected by the user for this link; a selection for another link is ignored
  const chosenId = params.personId === undefined || form.openedFor === params.personId ? form.personId : ''
  const persons = usePersonChoice({
    words: t,
    eligibility: goods.eligibility,
    day: form.slot?.date ?? msToDay(Date.now()),
    personId: chosenId,
    wishedId: params.personId,
    needsIdNumber: isBeijing,
    onChoose: (personId) => change({ personId, openedFor: params.personId ?? form.openedFor }),
  })
  const appointment = useAppointment({
    spuId: goods.id,
    value: form,
    personId: persons.person?.id,
    onChange: change,
  })
  const buyer = useBuyer(form)
  const { booking, isBooking, book } = useFreeBookSending({
    spuId: goods.id,
    isBeijing,
    form,
    buyer,
    persons,
    appointment,
    faults,
    sendingKey: useSendingKey(form.idempotencyKey, (idempotencyKey) => draft.change({ idempotencyKey })),
    onDayRefused: () => draft.change({ slot: null }),
    onBooked: draft.clear,
  })
  const sending = useFreeBookSubmit({ form, buyer, appointment, persons, faults, book })
  const { errors, trouble } = faults
  return { form, buyer, change, errors, trouble, booking, isBooking, appointment, persons, ...sending }
}
export type FreeBookState = ReturnType<typeof useFreeBook>

interface FreeBookSubmitOptions {
  form: FreeBookForm
  buyer: { isSignedIn: boolean; isReading: boolean; phone: string; phoneCode: string }
  appointment: Appointment
  persons: PersonChoice
  faults: FreeBookFaults
  book: () => Promise<void>
}

/** What is missing, and the submit button: a visitor signs in first, then the form is validated and sent. */
function useFreeBookSubmit({ form, buyer, appointment, persons, faults, book }: FreeBookSubmitOptions) {
  const guard = useLoginGuard()
  // the sign-in happens between press and booking: submit the form as it is afterwards
  const latestBook = useLatest(book)

  const { errors: bad, first } = checkFreeBook({
    // a chosen clinic implies its region
    region: appointment.region || appointment.shopId,
    shop: appointment.shopId,
    date: form.slot?.date ?? '',
    time: form.slot?.time ?? '',
    person: persons.person?.id ?? '',
    phoneCode: buyer.phoneCode,
    phone: buyer.phone,
  })
  const isReading = persons.state.kind === 'loading' || buyer.isReading

  const submit = () => {
    // the button says so: no question
    if (!buyer.isSignedIn) return openLogin(() => focusElement(`${idPrefix}-person`))
    if (first) return faults.showBad(bad, first)
    faults.clearErrors()
    guard(() => void latestBook.current())
  }
  return { missing: isReading ? [] : Object.keys(bad), isComplete: !isReading && !first, submit }
}
