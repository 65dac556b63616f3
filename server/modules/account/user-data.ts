import type { Context } from '../../lib/context'

/** What one domain keeps of a user. */
export interface UserData {
  /** Everything of the user, as the user may see it: ID numbers masked, no ids of other people, no hashes. Must survive JSON. */
  read(ctx: Context, userId: string): Promise<unknown>
  /**
   * Removes or anonymises it, within the transaction of the account's deletion. What accounts demand (orders, payments)
   * stays without anything that names a person.
   */
  erase(ctx: Context, userId: string): Promise<unknown>
}

/** Something ahead that the account still has: told before it is deleted, and ended by the deletion. */
export interface UserCommitment {
  /** How many are ahead: appointments, tickets of a queue, requests to a doctor. */
  count(ctx: Context, userId: string): Promise<number>
  /** Ends them as the user would, giving places back, within the transaction of the account's deletion. */
  end(ctx: Context, userId: string): Promise<unknown>
}

const parts = new Map<string, UserData>()
const commitments = new Map<string, UserCommitment>()

/**
 * Called by a domain's routes.ts. `name` is its key in the download ('orders', 'reports'); the same name again replaces
 * the part, as every server of a process registers its own.
 */
export function registerUserData(name: string, read: UserData['read'], erase: UserData['erase']): void {
  parts.set(name, { read, erase })
}

export function registerUserCommitment(name: string, commitment: UserCommitment): void {
  commitments.set(name, commitment)
}

export const userDataParts = (): ReadonlyMap<string, UserData> => parts
export const userCommitments = (): ReadonlyMap<string, UserCommitment> => commitments
