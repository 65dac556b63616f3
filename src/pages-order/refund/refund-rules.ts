import type { RefundReason } from '@contract/constants/enums'
import type { RefundPreview } from '@contract/routes/aftersales'

/** What somebody fills in to ask for money back. */
export interface RefundForm {
  /** pieces to give back by line; a line that is not named is given back whole */
  picked: Record<string, number>
  reason: RefundReason | ''
  description: string
  idempotencyKey: string
}
export const emptyRefund: RefundForm = { picked: {}, reason: '', description: '', idempotencyKey: '' }

type PreviewLine = RefundPreview['items'][number]

/** The requested quantity of a line: at most what is refundable now, whatever the draft contains. */
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

/** The lines as the address of a preview names them. */
export const itemsText = (wishes: readonly RefundWish[]): string =>
  wishes.map(({ orderItemId, quantity }) => `${orderItemId}:${quantity}`).join(',')
