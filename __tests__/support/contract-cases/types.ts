import type { DataOf, Endpoint } from '../../../contract/define-endpoint'

/** The input of one call. */
export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** The environment of the cases: the seeded database of the test file, and callers. */
export interface CaseWorld {
  /** Session of a new user with one person; shared by all cases of a file. */
  user: { id: string; session: string; person: string }
  /** Session of the seeded demo user, who has a history in every state. */
  demo: { id: string; session: string }
  /** Reads rows to compare with the answer, or that the case needs. */
  query<T extends Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<T[]>
  /** Makes another call of the contract by its name; throws unless it answers code 0. */
  call(name: string, input?: CallInput, as?: string): Promise<unknown>
}

/**
 * The proof of one endpoint: an answer from the database, and a refusal of invalid input. The runner adds the
 * case without a session.
 */
export interface ContractCase<Data> {
  /**
   * The caller of the valid case. Default: 'user' where the endpoint needs a session, else none. A function
   * opens a separate session.
   */
  as?: 'visitor' | 'user' | 'demo' | ((world: CaseWorld) => Promise<string>)
  happy(world: CaseWorld): Promise<CallInput> | CallInput
  /** Compares `data`, already validated against the contract's schema, with the database. */
  expect(data: Data, world: CaseWorld): Promise<void> | void
  /** Input that must be refused, with the code (default 40000). null: the call has no input. */
  bad: (CallInput & { code?: number }) | null
}

export interface EndpointCase {
  endpoint: Endpoint
  proof: ContractCase<unknown>
}

export function caseFor<E extends Endpoint>(endpoint: E, proof: ContractCase<DataOf<E>>): EndpointCase {
  return { endpoint, proof: proof as ContractCase<unknown> }
}
