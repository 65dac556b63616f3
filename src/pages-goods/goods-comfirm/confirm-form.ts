import { codes } from '@contract/constants/codes'
import { type ApiError, isApiError } from '@/api/api-error'
import type { ChosenSlot } from '@/hooks/use-slot-choice'
import { firstBadField, matches, required, type FormRules, validateForm, when } from '@/utils/form-rules'
import { isMobileOf } from '@/utils/phone'

/** What is kept of the form on the device while it is filled in. */
export interface OrderForm {
  /** Store and slot of the link that the form was opened by: another link starts with its own. */
  openedWith: string
  /** Person of the link under which `personId` was chosen. */
  openedFor: string
  region: string
  shopId: string
  slot: ChosenSlot | null
  /** The day is booked after paying. */
  isLater: boolean
  personId: string
  /** null until it is typed: then the chosen person's own name stands there. */
  buyerName: string | null
  phoneCode: string
  phone: string
  deliveryAddress: string
  quantity: number
  discountText: string
  /** The discount code that the server is asked about; '' for none. */
  appliedCode: string
  isAgreed: boolean
  remark: string
}

export const emptyOrderForm: OrderForm = {
  openedWith: '',
  openedFor: '',
  region: '',
  shopId: '',
  slot: null,
  isLater: false,
  personId: '',
  buyerName: null,
  phoneCode: '+852',
  phone: '',
  deliveryAddress: '',
  quantity: 1,
  discountText: '',
  appliedCode: '',
  isAgreed: false,
  remark: '',
}

/** What is checked before the order is sent, in the order of the screen. */
export interface CheckedOrder {
  isBookable: boolean
  isLater: boolean
  isSignedIn: boolean
  region: string
  shop: string
  date: string
  time: string
  person: string
  buyerName: string
  phoneCode: string
  phone: string
  deliveryAddress: string
  discount: string
  agreed: boolean
}
export type OrderField =
  | 'region'
  | 'shop'
  | 'date'
  | 'time'
  | 'person'
  | 'buyerName'
  | 'phone'
  | 'deliveryAddress'
  | 'discount'
  | 'agreed'
/** An error of a field: a key of the room's texts, or words of the server. */
export type FieldError = { key: string } | { text: string }
export type OrderErrors = Partial<Record<OrderField, FieldError>>

const isBookable = (order: CheckedOrder) => order.isBookable
const isShipped = (order: CheckedOrder) => !order.isBookable
const needsSlot = (order: CheckedOrder) => order.isBookable && !order.isLater
const rules: FormRules<CheckedOrder> = {
  region: [when(isBookable, required('appointment.error.region'))],
  shop: [when(isBookable, required('appointment.error.shop'))],
  date: [when(needsSlot, required('appointment.error.date'))],
  time: [when(needsSlot, required('appointment.error.time'))],
  // a visitor chooses after signing in, which comes next
  person: [when((order) => order.isBookable && order.isSignedIn, required('persons.error.select'))],
  buyerName: [required('confirm.error.buyerName')],
  phone: [
    required('confirm.error.phone'),
    {
      isValid: (phone, { phoneCode }) =>
        matches((text) => isMobileOf(phoneCode, text), '').isValid(phone, {}),
      error: 'confirm.error.phoneFormat',
    },
  ],
  deliveryAddress: [when(isShipped, required('confirm.error.deliveryAddress'))],
  // typed but never asked about: the person would pay more than they expect
  discount: [{ isValid: (text) => text === '', error: 'confirm.error.codeNotApplied' }],
  agreed: [required('confirm.error.agree')],
}

/** The bad fields with their messages, and the one to look at first. */
export function checkOrder(order: CheckedOrder): { errors: OrderErrors; first: OrderField | null } {
  const found = validateForm(order, rules)
  const errors = Object.fromEntries(
    Object.entries(found).map(([field, key]) => [field, { key }]),
  ) as OrderErrors
  return { errors, first: firstBadField(found, rules) as OrderField | null }
}

/** Message at the discount field for what was typed there, or null when the server can be asked about it. */
export function discountTextError(text: string): FieldError | null {
  if (text.trim() === '') return { key: 'confirm.error.enterCode' }
  return /^[A-Za-z0-9-]{1,32}$/.test(text.trim()) ? null : { key: 'confirm.error.codeFormat' }
}

const fieldOfWire: Record<string, OrderField> = {
  shopId: 'shop',
  slotId: 'date',
  personId: 'person',
  buyerName: 'buyerName',
  buyerPhone: 'phone',
  deliveryAddress: 'deliveryAddress',
  discountCode: 'discount',
}

/** Where the refusal of an order belongs: a field of the form, or nowhere of it (null). */
export function fieldOfRefusal(error: ApiError): OrderField | null {
  if (error.code === codes.discountCodeUnknown || error.code === codes.discountCodeUnusable) return 'discount'
  if (error.code === codes.personNotEligible) return 'person'
  if (error.code === codes.dayNotBookable) return 'date'
  const data = dataOf<{ field?: string }>(error)
  return error.code === codes.badInput && data?.field ? (fieldOfWire[data.field] ?? null) : null
}

/** The `data` that came with a refusal. */
export const dataOf = <T>(error: ApiError): T | undefined =>
  (error.body as { data?: T } | undefined)?.data ?? undefined

/** The failure of a query or mutation as the wrapper's error. */
export const asApiError = (error: unknown): ApiError =>
  isApiError(error) ? error : { kind: 'http', msg: '', silent: false }
