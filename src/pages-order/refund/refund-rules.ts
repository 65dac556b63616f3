import type { RefundReason } from '@contract/constants/enums'
import type { RefundPreview } from '@contract/routes/aftersales'

/** Values of the refund request form. */
export interface RefundForm {
  /** quantity to refund per line; a line without an entry is refunded completely */
  picked: Record<string, number>
  reason: RefundReason | ''
  description: string
  idempotencyKey: string
}
export const emptyRefund: RefundForm = { picked: {}, reason: '', description: '', idempotencyKey: '' }

type PreviewLine = RefundPreview['items'][number]

/** The requested quantity of a line: at most what is refundable now, even if the draft has more. */
export const pickedOf = ({ orderItemId, refundableQuantity }: PreviewLine, picked: RefundForm['picked']) =>
  Math.min(picked[orderItemId] ?? refundableQuantity, refundableQuantity)

export interface RefundWish {
  orderItemId: string
  quantity: number
}

/** The requested lines. */
export const wishesOf = (lines: readonly PreviewLine[], picked: RefundForm['picked']): RefundWish[] =>
  lines
    .map((line) => ({ orderItemId: line.orderItemId, quantity: pickedOf(line, picked) }))
    .filter(({ quantity }) => quantity > 0)

/** Whether everything refundable is requested. */
export const isEverything = (lines: readonly PreviewLine[], picked: RefundForm['picked']): boolean =>
  lines.every((line) => pickedOf(line, picked) === line.refundableQuantity)

/** The lines as the parameter of a preview. */
export const itemsText = (wishes: readonly RefundWish[]): string =>
  wishes.map(({ orderItemId, quantity }) => `${orderItemId}:${quantity}`).join(',')
