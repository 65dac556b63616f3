import type { Context } from './context'
import { defineNeed, type Need, provide, type Wire } from './wiring'

type Handler<Payload> = (ctx: Context, payload: Payload) => Promise<unknown>

/** An event of a module for modules above it that must act in the same transaction. */
export type DomainEvent<Payload> = Need<Handler<Payload>>

export const defineEvent = <Payload>(name: string): DomainEvent<Payload> => defineNeed<Handler<Payload>>(name)

/** @param handler identified by its name among the event's handlers */
export const on = <Payload>(event: DomainEvent<Payload>, handler: Handler<Payload>): Wire =>
  provide(event, handler, handler.name)

/**
 * Runs every handler, one after another in the order of the wiring, inside the caller's transaction: an error
 * of one of them rolls everything back.
 */
export async function publish<Payload>(
  ctx: Context,
  event: DomainEvent<Payload>,
  payload: Payload,
): Promise<void> {
  for (const handle of ctx.wiring.all(event).values()) await handle(ctx, payload)
}
