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

/** The page's parameters: `id` of a sent request, or doctor, time and person as far as already chosen. */
export interface RequestParams {
  id: string
  doctorId: string
  date: string
  time: string
  personId: string
  /** The request that the new one replaces. */
  previousId: string
}
/** `openedWith`: the time in the link that opened the form; another link overrides the draft's time. */
export interface AskForm {
  openedWith: string
  slot: ChosenSlot | null
  personId: string
  phoneCode: string
  phone: string
  /** The number was typed or cleared, so the account's number no longer replaces it. */
  hasTypedPhone: boolean
  reason: string
  /** Key of a request that has no answer yet: submitting again repeats the same request. */
  idempotencyKey: string
}

/** The initial form of a link; person and reason are taken from a previous request. */
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
    hasTypedPhone: false,
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
  // a visitor chooses after signing in
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

/** The invalid fields with their messages, and the one to focus. */
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
/** The fields whose errors a change clears: another person may be able to take the chosen time. */
export const mendedBy = (part: Partial<AskForm>, { slot }: Pick<AskForm, 'slot'>): AskField[] =>
  Object.keys(part).flatMap((name) => [
    ...(fieldsOfPart[name] ?? []),
    ...(name === 'personId' && slot ? (['time'] as const) : []),
  ])

/** The `data` of a refusal. */
export const dataOf = <T>(error: ApiError): T | undefined =>
  (error.body as { data?: T } | undefined)?.data ?? undefined

const fieldOfWire: Record<string, AskField> = {
  date: 'date',
  time: 'time',
  personId: 'person',
  phone: 'phone',
  reason: 'reason',
}
/** The form field that a refusal belongs to; undefined for none. */
export function fieldOfRefusal(error: ApiError): AskField | undefined {
  if (error.code === codes.dayNotBookable) return 'date'
  // the time stays selected: choosing another person may resolve the conflict as well
  if (error.code === codes.personBusy) return 'time'
  if (error.code === codes.badInput) return fieldOfWire[dataOf<{ field?: string }>(error)?.field ?? '']
  return undefined
}

/** The form with the account's number, until one is typed. */
export function withAccountPhone(
  form: AskForm,
  account: { phoneCode: string | null; phone: string | null } | undefined,
): AskForm {
  if (form.hasTypedPhone || form.phone !== '' || !account?.phone) return form
  return { ...form, phoneCode: account.phoneCode ?? form.phoneCode, phone: account.phone }
}

/** Additional draft changes for a change of the phone: number and code are stored together once either is edited. */
export const phoneTyped = (form: AskForm, part: Partial<AskForm>): Partial<AskForm> =>
  'phone' in part || 'phoneCode' in part
    ? { phoneCode: form.phoneCode, phone: form.phone, hasTypedPhone: true, ...part }
    : part
