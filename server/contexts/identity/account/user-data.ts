import type { Context } from '../../../lib/context'
import { defineEvent } from '../../../lib/events'
import { defineNeed, provide, type Wire } from '../../../lib/wiring'

/** The data of one domain about a user. */
export interface UserData {
  /**
   * All data of the user in the form the user may see: masked ID numbers, no ids of other users, no hashes.
   * Must be serialisable as JSON.
   */
  read(ctx: Context, userId: string): Promise<unknown>
  /**
   * Erases or anonymises the data inside the transaction of the account's deletion. What accounting requires
   * (orders, payments) stays without personal data.
   */
  erase(ctx: Context, userId: string): Promise<unknown>
}

/** A pending commitment of the account: announced before the deletion and ended by it. */
export interface UserCommitment {
  /** Number of pending appointments, queue tickets or requests to a doctor. */
  count(ctx: Context, userId: string): Promise<number>
  /**
   * Ends them like the user would, releasing their slots, inside the transaction of the account's deletion.
   */
  end(ctx: Context, userId: string): Promise<unknown>
}

/** Keyed by the name used in the data export ('orders', 'reports'). */
export type UserDataParts = Readonly<Record<string, UserData>>

/** The data that each domain stores about a user, by its name in the data export; in the order of erasure. */
export const userData = defineNeed<UserData>('user data')
/** Pending commitments of a user, by their name in the announcement; in the order in which they are ended. */
export const userCommitments = defineNeed<UserCommitment>('commitment')
/** Published in the transaction that deletes an account, before its data is ended or erased. */
export const accountClosing = defineEvent<{ userId: string }>('account closing')

/** Wires each part under its name. */
export const provideUserData = (parts: UserDataParts): Wire[] =>
  Object.entries(parts).map(([name, part]) => provide(userData, part, name))
