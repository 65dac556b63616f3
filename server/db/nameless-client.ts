import { Client, type QueryConfig } from 'pg'

/** A statement with its settings, not text and not a stream of rows that sends itself. */
const isConfig = (statement: unknown): statement is QueryConfig =>
  typeof statement === 'object' && statement !== null && !('submit' in statement)

type Query = (statement: unknown, ...rest: unknown[]) => unknown

/**
 * A connection that prepares nothing under a name: behind a pooler the next statement may reach another session,
 * which does not know it.
 */
export class NamelessClient extends Client {
  constructor(...args: ConstructorParameters<typeof Client>) {
    super(...args)
    const query = this.query.bind(this) as Query
    const nameless: Query = (statement, ...rest) =>
      query(isConfig(statement) ? { ...statement, name: undefined } : statement, ...rest)
    this.query = nameless as unknown as Client['query']
  }
}
