import { codes } from '../../../contract/constants/codes'
import { type OfferKind, offerKinds } from '../../../contract/constants/enums'
import { AppError } from '../../lib/app-error'
import type { Context } from '../../lib/context'
import type { OrderLine } from './order-lines'

/** What a special price is asked for: the campaign's kind, and the person's own entry in it. */
export interface OfferRequest {
  kind: OfferKind
  /** Id that the campaign knows: the bargain a person started, the group to join or found, the enterprise's price list. */
  id: string
}
export type { OfferKind }

/**
 * A campaign as the order sees it. Prices and placing run in the order's transaction; what `placed` takes is given back by
 * `released`, which must be harmless when it is called twice.
 */
export interface Offer {
  /**
   * Unit prices in cents in place of the goods' own, one for each line.
   * @param of.isPlacing lock what `placed` will take
   * @throws AppError when the offer is over, not this person's, used up, or not for these goods
   */
  unitPrices(
    ctx: Context,
    of: { id: string; userId: string | null; lines: readonly OrderLine[]; isPlacing: boolean },
  ): Promise<number[]>
  placed?(
    ctx: Context,
    of: { id: string; userId: string; orderId: string; lines: readonly OrderLine[]; paymentCents: number },
  ): Promise<void>
  paid?(ctx: Context, of: { id: string; userId: string; orderId: string }): Promise<void>
  /** The order was cancelled or given its money back. */
  released?(ctx: Context, of: { id: string; userId: string; orderId: string }): Promise<void>
}

const offers = new Map<OfferKind, Offer>()

/** A campaign's module makes itself known when it is loaded. */
export function registerOffer(kind: OfferKind, offer: Offer): void {
  offers.set(kind, offer)
}

/** The kind as a row of the database has it; null for none. */
export const offerKindOf = (kind: string | null): OfferKind | null =>
  offerKinds.find((item) => item === kind) ?? null

/** @throws AppError orderInvalid while no campaign serves the kind */
export function offerOf(kind: OfferKind): Offer {
  const offer = offers.get(kind)
  if (!offer) throw new AppError(codes.orderInvalid, 'orderInvalid')
  return offer
}
