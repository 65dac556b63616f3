import { randomUUID } from 'node:crypto'

/** Marks a call that the server makes to itself. Only this process knows the value. */
export const ownCallHeaders: Readonly<Record<string, string>> = { 'x-own-call': randomUUID() }

/** True for calls by the server itself, which do not count against rate limits. */
export const isOwnCall = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers['x-own-call'] === ownCallHeaders['x-own-call']
