import { codes } from '@contract/constants/codes'
import { isMobile, phoneDigits } from '@contract/rules/phone'
import type { ApiError } from '@/api/api-error'
import { type ChosenSlot, slotOfLink } from '@/features/booking/hooks/use-picked-slot'
import type { TextKey } from '@/i18n/text-keys'
import type { FieldErrors } from '@/pages-goods/hooks/use-form-faults'
import { firstBadField, matches, required, type FormRules, validateForm } from '@/utils/form-rules'

/** The page's parameters: the service, and clinic, time and person as far as already chosen. */
export interface FreeBookParams {
  id: string
  shopId: string
  slotId: string
  date: string
  time: string
  personId: string
}
/**
 * `idempotencyKey`: key of a submission without an answer, so that submitting again repeats it. `openedWith`,
 * `openedFor`: slot and person of the link that opened the form; another link overrides them.
 */
export interface FreeBookForm {
  openedWith: string
  openedFor: string
  region: string
  shopId: string
  slot: ChosenSlot | null
  personId: string
  /** null until edited; the account's values are shown until then */
  phoneCode: string | null
  phone: string | null
  idempotencyKey: string
}

/** The initial form for a link. */
export function openedForm({
  shopId = '',
  slotId,
  date,
  time,
  personId = '',
}: Partial<FreeBookParams>): FreeBookForm {
  const slot = slotOfLink({ slotId, date, time })
  return {
    openedWith: [shopId, slotId].filter(Boolean).join('/'),
    openedFor: personId,
    region: '',
    shopId,
    slot,
    personId: '',
    phoneCode: null,
    phone: null,
    idempotencyKey: '',
  }
}

/** Validates the form before it is sent, in the order of the screen. */
interface CheckedFreeBook {
  region: string
  shop: string
  date: string
  time: string
  person: string
  phoneCode: string
  phone: string
}
export type FreeBookField = 'region' | 'shop' | 'date' | 'time' | 'person' | 'phone'
type FreeBookErrors = FieldErrors<FreeBookField>

const rules: FormRules<CheckedFreeBook, TextKey<'pages-goods'>> = {
  region: [required('appointment.error.region')],
  shop: [required('appointment.error.shop')],
  date: [required('appointment.error.date')],
  time: [required('appointment.error.time')],
  person: [required('persons.error.select')],
  phone: [
    required('freeBook.error.phone'),
    {
      isValid: (phone, { phoneCode }) =>
        matches((text) => isMobile(phoneCode, phoneDigits(text)), '').isValid(phone, {}),
      error: 'confirm.error.phoneFormat',
    },
  ],
}

/** The invalid fields with their messages, and the one to focus. */
export function checkFreeBook(checked: CheckedFreeBook): {
  errors: FreeBookErrors
  first: FreeBookField | null
} {
  const found = validateForm(checked, rules)
  return {
    errors: Object.fromEntries(Object.entries(found).map(([field, key]) => [field, { key }])),
    first: firstBadField(found, rules) as FreeBookField | null,
  }
}

const fieldsOfPart: Partial<Record<string, FreeBookField[]>> = {
  region: ['region'],
  slot: ['date', 'time'],
  shopId: ['shop', 'region'],
  personId: ['person'],
  phoneCode: ['phone'],
  phone: ['phone'],
}

/** The fields whose errors a change clears: another person may be able to take the chosen time. */
export const mendedBy = (
  part: Partial<FreeBookForm>,
  { slot }: Pick<FreeBookForm, 'slot'>,
): FreeBookField[] =>
  Object.keys(part).flatMap((name) => [
    ...(fieldsOfPart[name] ?? []),
    ...(name === 'personId' && slot ? (['time'] as const) : []),
  ])

const fieldOfWire: Record<string, FreeBookField> = {
  shopId: 'shop',
  slotId: 'date',
  personId: 'person',
  phone: 'phone',
}

/** The form field that a refusal belongs to; null for none. */
export function fieldOfRefusal(error: ApiError): FreeBookField | undefined {
  if (error.code === codes.personNotEligible) return 'person'
  if (error.code === codes.dayNotBookable) return 'date'
  // the slot stays selected: choosing another person may resolve the conflict as well
  if (error.code === codes.personBusy) return 'time'
  if (error.code === codes.badInput) return fieldOfWire[dataOf<{ field?: string }>(error)?.field ?? '']
  return undefined
}

/** The `data` of a refusal. */
export const dataOf = <T>(error: ApiError): T | undefined =>
  (error.body as { data?: T } | undefined)?.data ?? undefined
