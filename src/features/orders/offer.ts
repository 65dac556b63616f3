import { offerKinds } from '@contract/constants/enums'
import type { BodyOf } from '@contract/route'
import type { placeOrder } from '@contract/routes/order-placing'
import { isApiError } from '@/api/api-error'

/** A special price that an order is placed at: its kind, and the id that its campaign or price list knows. */
export type Offer = NonNullable<BodyOf<typeof placeOrder>['offer']>

/** The special price in the address of an order form. */
export interface OfferParams {
  /** see `offerParam` */
  offer: string
  /** how many pieces may be ordered at this price */
  most: string
}

/** A special price as the parameter `offer` of an order form. */
export const offerParam = ({ kind, id }: Offer): string => `${kind}:${id}`

/** The special price that the parameter names; undefined for the normal price. */
export function offerOfParam(text: string | undefined): Offer | undefined {
  const [name, ...rest] = (text ?? '').split(':')
  const kind = offerKinds.find((one) => one === name)
  const id = rest.join(':')
  return kind && id !== '' ? { kind, id } : undefined
}

/** The largest quantity that the parameter allows; no limit without one. */
export const mostOfParam = (text: string | undefined): number =>
  Math.max(1, Math.floor(Number(text)) || Number.POSITIVE_INFINITY)

/**
 * Why the server does not give the special price, in its words; null when it does, or when the check failed.
 */
export const offerRefusal = (offer: Offer | undefined, error: unknown): string | null =>
  offer && isApiError(error) && error.kind === 'business' && error.msg !== '' ? error.msg : null
