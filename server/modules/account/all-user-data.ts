import { addressData } from '../addresses/user-data'
import { certificateData } from '../certificates/user-data'
import { tradeData } from '../points/user-data'
import { coreCommitments, coreData } from './core-data'
import { domainCommitments, domainData } from './domain-data'
import type { UserCommitments, UserDataParts } from './user-data'

/**
 * @throws Error when two domains register the same name, since the second would silently replace the first
 */
function join<T>(...groups: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> {
  const entries = groups.flatMap((group) => Object.entries(group))
  const names = entries.map(([name]) => name)
  const repeated = names.filter((name, index) => names.indexOf(name) !== index)
  if (repeated.length > 0) throw new Error(`Two domains keep user data as ${repeated.join(', ')}`)
  return Object.fromEntries(entries)
}

/** The data that each domain stores about a user, in the order of erasure. */
export const userDataParts: UserDataParts = join(tradeData, coreData, domainData, {
  addresses: addressData,
  certificates: certificateData,
})

/** Pending commitments of a user, in the order in which they are ended. */
export const userCommitments: UserCommitments = join(coreCommitments, domainCommitments)
