import { codes } from '@contract/constants/codes'
import { isApiError, isUnsent } from '@/api/api-error'
import { tryDecode } from '@/api/wire'
import type { Pictures } from '@/features/uploads/components/picture-field/use-pictures'
import type { Translate } from '@/i18n/engine'
import type { RefundForm } from './refund-rules'

type Words = Translate<'pages-order'>
type Field = 'lines' | 'reason' | 'description' | 'pictures' | 'sending'
export type RefundFaults = Partial<Record<Field, string>>

/** Errors that must be corrected before a request can be sent. */
export const faultsOf = (form: RefundForm, lines: number, pictures: Pictures, t: Words): RefundFaults => ({
  ...(lines === 0 ? { lines: t('refund.error.lines') } : null),
  ...(form.reason === '' ? { reason: t('refund.error.reason') } : null),
  ...(pictures.isSending ? { pictures: t('refund.error.picturesOnWay') } : null),
  ...(pictures.hasFailed ? { pictures: t('refund.error.picturesFailed') } : null),
})

const dataOf = (body: unknown): { field?: unknown } =>
  (body as { data?: { field?: unknown } | null } | undefined)?.data ?? {}

/** The current amount in the server's refusal. */
const amountIn = (body: unknown): number | undefined =>
  (tryDecode({ refundPrice: 4 }, dataOf(body))?.value as { refundPrice: number } | undefined)?.refundPrice

interface Refusal {
  faults: RefundFaults
  /** the new amount, when it has changed */
  nowCents?: number | undefined
  /** another request for the order is open */
  isOpen?: boolean
  /** what can be refunded has changed */
  isChanged?: boolean
}

/** Why the server refused a request, at the field concerned. */
export function refusalOf(error: unknown, t: Words): Refusal {
  if (!isApiError(error)) return { faults: {} }
  if (isUnsent(error)) return { faults: { sending: t('refund.error.unsent') } }
  const { field } = dataOf(error.body)
  switch (error.code) {
    case codes.refundAmountChanged:
      return { faults: {}, nowCents: amountIn(error.body), isChanged: true }
    case codes.refundOpen:
      return { faults: { sending: t('refund.error.open') }, isOpen: true }
    case codes.refundNothingLeft:
    case codes.stateForbids:
      return { faults: { lines: t('refund.error.changed') }, isChanged: true }
    default:
  }
  if (field === 'picUrls') return { faults: { pictures: t('refund.error.picturesGone') } }
  if (field === 'description') return { faults: { description: error.msg } }
  return { faults: error.kind === 'business' ? { sending: error.msg } : {} }
}
