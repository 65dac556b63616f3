import { codes } from '@contract/constants/codes'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { isDay, isTime } from '@contract/rules/day'
import { isMobile, phoneDigits } from '@contract/rules/phone'
import type { ApiError } from '@/api/api-error'
import type { ChosenSlot } from '@/features/booking/hooks/use-picked-slot'
import type { FieldErrors } from '@/hooks/use-form-faults'
import type { TextKey } from '@/i18n/text-keys'
import { doctorSlot } from '@/pages-clinic/doctor-slot'
import { firstBadField, matches, required, type FormRules, validateForm, when } from '@/utils/form-rules'

/** Address of the page: a request that was sent, or whom to ask, when and for whom, as far as it was chosen before. */
export interface RequestParams {
  id: string
  doctorId: string
  date: string
  time: string
  personId: string
  /** The request that the new one takes the place of. */
  previousId: string
}
/** `openedWith`: time of the link that the form was opened by; another link starts with its own. */
export interface AskForm {
  openedWith: string
  slot: ChosenSlot | null
  personId: string
  phoneCode: string
  phone: string
  reason: string
  /** Of the request that was sent and not answered yet: a press after a lost answer is the same request. */
  idempotencyKey: string
}

/** The form as a link opens it; what was asked for before is asked for again. */
export function openedForm(
  { date = '', time = '', personId }: Partial<RequestParams>,
  previous?: Pick<DoctorBooking, 'personId' | 'reason'>,
): AskForm {
  return {
    openedWith: [date, time].filter(Boolean).join(' '),
    slot: isDay(date) && isTime(time) ? doctorSlot(date, time) : null,
    personId: personId || previous?.personId || '',
    phoneCode: '+852',
    phone: '',
    reason: previous?.reason ?? '',
    idempotencyKey: '',
  }
}

interface CheckedAsk {
  isSignedIn: boolean
  date: string
  time: string
  person: string
  phoneCode: string
  phone: string
}
export type AskField = 'date' | 'time' | 'person' | 'phone' | 'reason'
export type AskErrors = FieldErrors<AskField, TextKey<'pages-clinic'>>

const rules: FormRules<CheckedAsk, TextKey<'pages-clinic'>> = {
  date: [required('request.error.date')],
  time: [required('request.error.time')],
  // a visitor chooses after signing in, which comes next
  person: [when(({ isSignedIn }) => isSignedIn, required('persons.error.select'))],
  phone: [
    required('request.error.phone'),
    {
      isValid: (phone, { phoneCode }) =>
        matches((text) => isMobile(phoneCode, phoneDigits(text)), '').isValid(phone, {}),
      error: 'request.error.phoneFormat',
    },
  ],
}

/** The bad fields with their messages, and the one to look at first. */
export function checkAsk(checked: CheckedAsk): { errors: AskErrors; first: AskField | null } {
  const found = validateForm(checked, rules)
  return {
    errors: Object.fromEntries(Object.entries(found).map(([field, key]) => [field, { key }])),
    first: firstBadField(found, rules) as AskField | null,
  }
}

const fieldsOfPart: Partial<Record<string, AskField[]>> = {
  slot: ['date', 'time'],
  personId: ['person'],
  phoneCode: ['phone'],
  phone: ['phone'],
  reason: ['reason'],
}
/** The fields that a change of the form mends. */
export const mendedBy = (part: Partial<AskForm>): AskField[] =>
  Object.keys(part).flatMap((name) => fieldsOfPart[name] ?? [])

/** The `data` that came with a refusal. */
export const dataOf = <T>(error: ApiError): T | undefined =>
  (error.body as { data?: T } | undefined)?.data ?? undefined

const fieldOfWire: Record<string, AskField> = {
  date: 'date',
  time: 'time',
  personId: 'person',
  phone: 'phone',
  reason: 'reason',
}
/** Where a refusal belongs: a field of the form, or nowhere of it. */
export function fieldOfRefusal(error: ApiError): AskField | undefined {
  if (error.code === codes.dayNotBookable) return 'date'
  // the time stays chosen: another person may mend it as well
  if (error.code === codes.personBusy) return 'time'
  if (error.code === codes.badInput) return fieldOfWire[dataOf<{ field?: string }>(error)?.field ?? '']
  return undefined
}
