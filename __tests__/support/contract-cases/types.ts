import type { DataOf, Endpoint } from '../../../contract/define-endpoint'

/** The input of one call. */
export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** A world to ask in: the seeded database of the test file, and who asks. */
export interface CaseWorld {
  /** Session of a fresh user with one person; the same for all cases of a file. */
  user: { id: string; session: string; person: string }
  /** Session of the seeded demo user, who has a history in every state. */
  demo: { id: string; session: string }
  /** Rows of the database that the answer is compared with, or that the case needs. */
  query<T extends Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<T[]>
  /** Another call of the contract by its name; throws unless it answers code 0. */
  call(name: string, input?: CallInput, as?: string): Promise<unknown>
}

/**
 * The proof of one endpoint: an answer out of the database, and a refusal of bad input. The unauthenticated
 * case is made by the runner.
 */
export interface ContractCase<Data> {
  /**
   * Who asks in the happy case. Default: 'user' where the endpoint needs a session, else nobody. A function
   * opens a session of its own.
   */
  as?: 'visitor' | 'user' | 'demo' | ((world: CaseWorld) => Promise<string>)
  happy(world: CaseWorld): Promise<CallInput> | CallInput
  /**
   * Looks at `data`, which the runner has already checked against the contract's schema: compares it with the
   * database.
   */
  expect(data: Data, world: CaseWorld): Promise<void> | void
  /** Input that must be refused, with the code (default 40000). null: the call takes no input at all. */
  bad: (CallInput & { code?: number }) | null
}

export interface EndpointCase {
  endpoint: Endpoint
  proof: ContractCase<unknown>
}

export function caseFor<E extends Endpoint>(endpoint: E, proof: ContractCase<DataOf<E>>): EndpointCase {
  return { endpoint, proof: proof as ContractCase<unknown> }
}
