import { useEffect, useState } from 'react'
import { anySex } from '@contract/constants/enums'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import type { DoctorDetail, DoctorTime } from '@contract/routes/doctors'
import type { Demands } from '@contract/rules/eligibility'
import {
  type PersonChoice,
  usePersonChoice,
} from '@/features/persons/components/person-choice/use-person-choice'
import { useContactPhoneQuery } from '@/features/session/api/contact-phone.api'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useDraft } from '@/hooks/use-draft'
import { useFormFaults } from '@/hooks/use-form-faults'
import { useLatest } from '@/hooks/use-latest'
import { msToDay } from '@/i18n/format'
import type { TextKey } from '@/i18n/text-keys'
import { useText } from '@/i18n/use-text'
import { useAppSelector } from '@/store/hooks'
import { focusElement } from '@/utils/focus-element'
import {
  type AskField,
  type AskForm,
  checkAsk,
  mendedBy,
  openedForm,
  phoneTyped,
  type RequestParams,
  withAccountPhone,
} from './ask-form'
import { type AskFaults, idPrefix, type Trouble, useAskSending } from './use-ask-sending'
import { type DoctorSlotOptions, useDoctorSlot } from './use-doctor-slot'

export interface AskOptions {
  doctor: DoctorDetail
  params: Partial<RequestParams>
  previous: DoctorBooking | undefined
  onSent: (id: string) => void
}

// doctors have no restrictions by age or sex
const everybody: Demands = { sex: anySex, ageMin: null, ageMax: null }

/** The draft stored on the device; a time in the link overrides the draft's. */
function useAskDraft({ doctor, params, previous }: AskOptions) {
  const opened = openedForm(params, previous)
  const {
    values: form,
    change,
    clear,
    hasDraft,
  } = useDraft(`doctor/${doctor.id}/${params.previousId ?? ''}`, opened)
  useEffect(() => {
    if (hasDraft && opened.openedWith !== '' && form.openedWith !== opened.openedWith)
      change({ openedWith: opened.openedWith, slot: opened.slot })
  })
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { data: account, isLoading } = useContactPhoneQuery(undefined, { skip: !isSignedIn })
  const shown = withAccountPhone(form, isSignedIn ? account : undefined)
  return {
    form: shown,
    isReading: isLoading,
    change: (part: Partial<AskForm>) => change(phoneTyped(shown, part)),
    clear,
  }
}

/** The sheet of the doctor's times; it opens by itself when the chosen one has just been taken. */
function useCalendar(options: DoctorSlotOptions) {
  const slots = useDoctorSlot(options)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    slots.reset()
  }
  return {
    calendar: {
      picker: slots.picker,
      isOpen,
      open: () => setIsOpen(true),
      close,
      confirm: () => {
        slots.confirm()
        close()
      },
    },
    reportTaken: (nearest: readonly DoctorTime[]) => {
      slots.reportTaken(nearest)
      setIsOpen(true)
    },
  }
}

/** The request form: stored as a draft, submitted once, refusals shown where they can be corrected. */
export function useAsk(options: AskOptions) {
  const { doctor, params, onSent } = options
  const { t } = useText('pages-clinic')
  const draft = useAskDraft(options)
  const { form } = draft
  const faults = useFormFaults<AskField, Trouble, TextKey<'pages-clinic'>>(idPrefix)
  const change = (part: Partial<AskForm>) => {
    draft.change(part)
    faults.mend(mendedBy(part, form))
  }
  const persons = usePersonChoice({
    words: t,
    eligibility: everybody,
    day: form.slot?.date ?? msToDay(Date.now()),
    personId: form.personId,
    onChoose: (personId) => change({ personId }),
  })
  const { calendar, reportTaken } = useCalendar({
    doctorId: doctor.id,
    personId: persons.person?.id,
    value: form.slot,
    onChange: (slot) => change({ slot }),
  })
  const { isBusy, send } = useAskSending({
    doctorId: doctor.id,
    previousId: params.previousId ?? '',
    form,
    keep: draft.change,
    persons,
    faults,
    onTaken: reportTaken,
    onDayRefused: () => draft.change({ slot: null }),
    onSent: (id) => {
      draft.clear()
      onSent(id)
    },
  })
  return {
    form,
    change,
    errors: faults.errors,
    trouble: faults.trouble,
    persons,
    isBusy,
    calendar,
    ...useAskSubmit({ form, isReading: draft.isReading, persons, faults, send }),
  }
}
export type AskState = ReturnType<typeof useAsk>

interface AskSubmitOptions {
  form: AskForm
  /** The account's number is on its way. */
  isReading: boolean
  persons: PersonChoice
  faults: AskFaults
  send: () => Promise<void>
}

/** What is missing, and the submit button: validates the form, lets a visitor sign in, and submits. */
function useAskSubmit({ form, isReading, persons, faults, send }: AskSubmitOptions) {
  const guard = useLoginGuard()
  // a sign-in may happen in between: submit the form as it is afterwards
  const latestSend = useLatest(send)
  const { errors, first } = checkAsk({
    isSignedIn: persons.isSignedIn,
    date: form.slot?.date ?? '',
    time: form.slot?.time ?? '',
    person: persons.person?.id ?? '',
    phoneCode: form.phoneCode,
    phone: form.phone,
  })
  const submit = () => {
    if (first) return faults.showBad(errors, first)
    faults.clearErrors()
    const isVisitor = !persons.isSignedIn
    guard(() => {
      // after a sign-in the person must be chosen explicitly, never by default
      if (isVisitor) focusElement(`${idPrefix}-person`)
      else void latestSend.current()
    })
  }
  return { missing: isReading ? [] : Object.keys(errors), isComplete: !isReading && !first, submit }
}
