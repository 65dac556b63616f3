import { codes } from '../../../../contract/constants/codes'
import { type OfferKind, offerKinds } from '../../../../contract/constants/enums'
import { AppError } from '../../../lib/app-error'
import type { Context } from '../../../lib/context'
import { defineNeed } from '../../../lib/wiring'
import type { OrderLine } from './queries/order-lines'

/** A reference to a special price: the kind of campaign, and the user's own entry in it. */
export interface OfferRequest {
  kind: OfferKind
  /**
   * Id within the campaign: the user's bargain, the group to join or the campaign to found one in, the
   * enterprise's price list.
   */
  id: string
}
export type { OfferKind }

/**
 * The interface between an order and a campaign. `prices` and `placed` run in the order's transaction;
 * `released` undoes `placed` and must be idempotent.
 */
export interface Offer {
  /**
   * Unit prices in cents that replace the products' own, one per line.
   * @param of.isPlacing lock what `placed` will take
   * @throws AppError when the offer is over, another user's, used up, or not for these products
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
  /**
   * The user's part in the campaign that the order belongs to, as shown on the order's page; null when there
   * is none.
   */
  part?(ctx: Context, of: { id: string; orderId: string }): Promise<{ id: string; name: string } | null>
  /** True while the order can be neither shipped nor redeemed, because its group is not complete. */
  isWaiting?(ctx: Context, of: { orderId: string }): Promise<boolean>
  /** Called when the order was cancelled or refunded. */
  released?(ctx: Context, of: { id: string; userId: string; orderId: string }): Promise<void>
}

/** Special prices by kind; campaigns implement this interface, which is all that orders know of them. */
export const offers = defineNeed<Offer>('offer')

/** The kind stored in a row; null for none. */
export const offerKindOf = (kind: string | null): OfferKind | null =>
  offerKinds.find((item) => item === kind) ?? null

/** @throws AppError orderInvalid when no campaign implements the kind */
export function offerOf(ctx: Context, kind: OfferKind): Offer {
  const offer = ctx.wiring.find(offers, kind)
  if (!offer) throw new AppError(codes.orderInvalid, 'orderInvalid')
  return offer
}

/** Whether the order waits for its group. */
export async function isWaiting(ctx: Context, orderId: string): Promise<boolean> {
  for (const offer of ctx.wiring.all(offers).values())
    if (await offer.isWaiting?.(ctx, { orderId })) return true
  return false
}

/** @throws AppError stateForbids while the order waits for its group */
export async function refuseWhileWaiting(ctx: Context, orderId: string): Promise<void> {
  if (await isWaiting(ctx, orderId)) throw new AppError(codes.stateForbids, 'grouponWaiting')
}
