import { offerKinds } from '@contract/constants/enums'
import type { BodyOf } from '@contract/route'
import type { placeOrder } from '@contract/routes/order-placing'
import { isApiError } from '@/api/api-error'

/** A special price of an order: its kind, and its id in the campaign or price list. */
export type Offer = NonNullable<BodyOf<typeof placeOrder>['offer']>

/** The special price in the address of an order form. */
export interface OfferParams {
  /** see `offerParam` */
  offer: string
  /** maximum quantity at this price */
  most: string
}

/** A special price as the `offer` parameter of an order form. */
export const offerParam = ({ kind, id }: Offer): string => `${kind}:${id}`

/** The special price in the parameter; undefined for the regular price. */
export function offerOfParam(text: string | undefined): Offer | undefined {
  const [name, ...rest] = (text ?? '').split(':')
  const kind = offerKinds.find((one) => one === name)
  const id = rest.join(':')
  return kind && id !== '' ? { kind, id } : undefined
}

/** The maximum quantity in the parameter; unlimited when it is missing. */
export const mostOfParam = (text: string | undefined): number =>
  Math.max(1, Math.floor(Number(text)) || Number.POSITIVE_INFINITY)

/** The server's message when it refuses the special price; null when it accepts, or when the check failed. */
export const offerRefusal = (offer: Offer | undefined, error: unknown): string | null =>
  offer && isApiError(error) && error.kind === 'business' && error.msg !== '' ? error.msg : null
