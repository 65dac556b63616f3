import { discountCodeForm, hasForm } from '@contract/rules/text-forms'
import { emptyReductions, type ReductionForm } from '@/features/orders/hooks/use-reduced-price'
import type { TextKey } from '@/i18n/text-keys'

export type SubOrderKey = TextKey<'pages-shopping'>

/** The form's input; stored on the device until the order is placed. */
export interface SubOrderForm extends ReductionForm {
  quantity: number
  /** '' for the default one */
  addressId: string
  certificateId: string
  remark: string
  isAgreed: boolean
  /** key of a submission without an answer, so that submitting again repeats it */
  idempotencyKey: string
}

export const emptySubOrder: SubOrderForm = {
  ...emptyReductions,
  quantity: 1,
  addressId: '',
  certificateId: '',
  remark: '',
  isAgreed: false,
  idempotencyKey: '',
}

/** A failure to send that belongs to no field. */
export type SendTrouble = 'network' | 'maybePlaced' | { text: string }
export type SubOrderField = 'recipient' | 'certificate' | 'code' | 'agreed'

/** The page's field for each field of the request that the server may refuse. */
const fieldOfWire: Record<string, SubOrderField> = {
  addressId: 'recipient',
  deliveryAddress: 'recipient',
  buyerName: 'recipient',
  buyerPhone: 'recipient',
  certificateId: 'certificate',
  discountCode: 'code',
}
export const fieldOf = (name: string | undefined): SubOrderField | null =>
  (name !== undefined && fieldOfWire[name]) || null

interface Checked {
  form: SubOrderForm
  hasRecipient: boolean
  isCertificateMissing: boolean
}

/** Missing input, in display order. */
export function subOrderGaps({
  form,
  hasRecipient,
  isCertificateMissing,
}: Checked): [SubOrderField, SubOrderKey][] {
  const gaps: [SubOrderField, SubOrderKey | false][] = [
    ['recipient', !hasRecipient && 'subOrder.error.recipient'],
    ['certificate', isCertificateMissing && 'subOrder.error.certificate'],
    // entered but not validated: the user would pay more than expected
    ['code', form.codeText.trim() !== form.appliedCode && 'subOrder.error.codeNotApplied'],
    ['agreed', !form.isAgreed && 'subOrder.error.agree'],
  ]
  return gaps.filter((gap): gap is [SubOrderField, SubOrderKey] => gap[1] !== false)
}

/** Errors of a typed code that are found without the server. */
export function codeTextWrong(text: string): SubOrderKey | null {
  if (text.trim() === '') return 'subOrder.error.enterCode'
  return hasForm(discountCodeForm, text.trim()) ? null : 'subOrder.error.codeFormat'
}
