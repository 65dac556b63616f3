import type { Context } from '../../lib/context'

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

/** Keyed by the name used in the data export ('orders', 'reports') and in the list of commitments. */
export type UserDataParts = Readonly<Record<string, UserData>>
export type UserCommitments = Readonly<Record<string, UserCommitment>>
