import { randomUUID } from 'node:crypto'

/** Names a call that the server makes to itself. Only this process knows the value. */
export const ownCallHeaders: Readonly<Record<string, string>> = { 'x-own-call': randomUUID() }

/** Whether the server made this call itself: it is not counted against anybody's limit. */
export const isOwnCall = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers['x-own-call'] === ownCallHeaders['x-own-call']
