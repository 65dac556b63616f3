import { codes } from '@contract/constants/codes'
import { isMobile, phoneDigits } from '@contract/rules/phone'
import { discountCodeForm, hasForm } from '@contract/rules/text-forms'
import { type ApiError, isApiError } from '@/api/api-error'
import type { ChosenSlot } from '@/features/booking/hooks/use-slot-choice'
import { emptyReductions, type ReductionForm } from '@/features/orders/hooks/use-reduced-price'
import type { TextKey } from '@/i18n/text-keys'
import type { FieldError, FieldErrors } from '@/pages-goods/hooks/use-form-faults'
import { firstBadField, matches, required, type FormRules, validateForm, when } from '@/utils/form-rules'

/** The form's values, stored on the device while it is filled in. */
export interface OrderForm extends ReductionForm {
  /** Clinic and slot of the link that opened the form: another link starts with its own. */
  openedWith: string
  /** Person of the link for which `personId` was chosen. */
  openedFor: string
  region: string
  shopId: string
  slot: ChosenSlot | null
  /** The time is booked after payment. */
  isLater: boolean
  personId: string
  /** null until edited; the chosen person's name is shown until then. */
  buyerName: string | null
  /** null until edited; the account's values are shown until then. */
  phoneCode: string | null
  phone: string | null
  isAgreed: boolean
  remark: string
  /** Key of a submission that has no answer: submitting again repeats it. */
  idempotencyKey: string
}

export const emptyOrderForm: OrderForm = {
  ...emptyReductions,
  openedWith: '',
  openedFor: '',
  region: '',
  shopId: '',
  slot: null,
  isLater: false,
  personId: '',
  buyerName: null,
  phoneCode: null,
  phone: null,
  isAgreed: false,
  remark: '',
  idempotencyKey: '',
}

/** Validates the form before the order is sent, in the order of the screen. */
export interface CheckedOrder {
  isLater: boolean
  region: string
  shop: string
  date: string
  time: string
  person: string
  buyerName: string
  phoneCode: string
  phone: string
  discount: string
  agreed: boolean
}
export type OrderField =
  'region' | 'shop' | 'date' | 'time' | 'person' | 'buyerName' | 'phone' | 'discount' | 'agreed'
export type OrderErrors = FieldErrors<OrderField>

const needsSlot = (order: CheckedOrder) => !order.isLater
const rules: FormRules<CheckedOrder, TextKey<'pages-goods'>> = {
  region: [required('appointment.error.region')],
  shop: [required('appointment.error.shop')],
  date: [when(needsSlot, required('appointment.error.date'))],
  time: [when(needsSlot, required('appointment.error.time'))],
  person: [required('persons.error.select')],
  buyerName: [required('confirm.error.buyerName')],
  phone: [
    required('confirm.error.phone'),
    {
      isValid: (phone, { phoneCode }) =>
        matches((text) => isMobile(phoneCode, phoneDigits(text)), '').isValid(phone, {}),
      error: 'confirm.error.phoneFormat',
    },
  ],
  // entered but not validated: the user would pay more than expected
  discount: [{ isValid: (text) => text === '', error: 'confirm.error.codeNotApplied' }],
  agreed: [required('confirm.error.agree')],
}

/** The invalid fields with their messages, and the one to focus. */
export function checkOrder(order: CheckedOrder): { errors: OrderErrors; first: OrderField | null } {
  const found = validateForm(order, rules)
  const errors = Object.fromEntries(
    Object.entries(found).map(([field, key]) => [field, { key }]),
  ) as OrderErrors
  return { errors, first: firstBadField(found, rules) as OrderField | null }
}

/** Message for the entered discount code, or null when the server can check it. */
export function discountTextError(text: string): FieldError | null {
  if (text.trim() === '') return { key: 'confirm.error.enterCode' }
  return hasForm(discountCodeForm, text.trim()) ? null : { key: 'confirm.error.codeFormat' }
}

const fieldOfWire: Record<string, OrderField> = {
  shopId: 'shop',
  slotId: 'date',
  personId: 'person',
  buyerName: 'buyerName',
  buyerPhone: 'phone',
  discountCode: 'discount',
}

/** The form field that a refusal belongs to; null for none. */
export function fieldOfRefusal(error: ApiError): OrderField | null {
  if (error.code === codes.discountCodeUnknown || error.code === codes.discountCodeUnusable) return 'discount'
  if (error.code === codes.personNotEligible) return 'person'
  if (error.code === codes.dayNotBookable) return 'date'
  // the slot stays selected: choosing another person may resolve the conflict as well
  if (error.code === codes.personBusy) return 'time'
  const data = dataOf<{ field?: string }>(error)
  return error.code === codes.badInput && data?.field ? (fieldOfWire[data.field] ?? null) : null
}

/** The `data` of a refusal. */
export const dataOf = <T>(error: ApiError): T | undefined =>
  (error.body as { data?: T } | undefined)?.data ?? undefined

/** The error of a query or mutation as an ApiError. */
export const asApiError = (error: unknown): ApiError =>
  isApiError(error) ? error : { kind: 'http', msg: '', silent: false }
