import type { Context } from './context'
import { defineNeed, type Need, provide, type Wire } from './wiring'

type Handler<Payload> = (ctx: Context, payload: Payload) => Promise<unknown>

/** Something that happened in a module, for those above it that have to act in the same transaction. */
export type DomainEvent<Payload> = Need<Handler<Payload>>

export const defineEvent = <Payload>(name: string): DomainEvent<Payload> => defineNeed<Handler<Payload>>(name)

/** @param handler its name sets it apart from the event's other handlers */
export const on = <Payload>(event: DomainEvent<Payload>, handler: Handler<Payload>): Wire =>
  provide(event, handler, handler.name)

/**
 * Lets every handler act, one after another in the order of the wiring, inside the caller's transaction: what one of
 * them throws undoes the whole.
 */
export async function publish<Payload>(
  ctx: Context,
  event: DomainEvent<Payload>,
  payload: Payload,
): Promise<void> {
  for (const handle of ctx.wiring.all(event).values()) await handle(ctx, payload)
}
