import { Client } from 'pg'
import { sealedTables } from '../lib/sealed-columns'
import type { DataChanges } from './data-changes'
import type { ConnectionSealing, Sealing } from './sealing'
import type { Result } from './sealing/result-columns'
import { readStatement, type Statement } from './statements'

interface Options {
  changes: DataChanges
  /**
   * Whether statements are prepared: parsed and planned once per connection. False sends all of them unnamed:
   * behind a pooler the next one may run in another session, which does not have it.
   */
  canPrepare: boolean
  /** Encrypts and decrypts personal data; null for a pool without keys. */
  sealing: Sealing | null
}

type Done = (error: unknown, result?: unknown) => void
type AnyQuery = (this: never, config: unknown, values?: unknown, done?: Done) => unknown
interface Config {
  text: string
  values?: unknown
  name?: string | undefined
}

interface Sent {
  config: Config | string
  text: string
  values: unknown
  send: (config: unknown, values?: unknown) => unknown
}
interface Seals {
  seals: ConnectionSealing
  isInTransaction: boolean
}

const BACK_TO_SAVEPOINT = /^\s*rollback\s+to\b/i
/** Tables whose results contain sealed values or the keys that decrypt them. */
const isOpened = (table: string): boolean => table in sealedTables || table === 'account_key'
/** Values are passed separately, and `pg` prefers those of the configuration. */
function withoutValues(config: Config | string): unknown {
  if (typeof config === 'string') return config
  const { values: _values, ...rest } = config
  return rest
}

/**
 * Sends a statement, encrypting its parameters and decrypting its result; null when neither is needed.
 * Results of raw statements, whose rows are objects, are left as stored.
 */
function withSeals(own: Seals | null, { tables }: Statement, sent: Sent): Promise<unknown> | null {
  if (!own) return null
  const { seals, isInTransaction } = own
  const { text, values } = sent
  const isWritten = seals.isNeeded(values)
  if (!isWritten && !tables.some(isOpened)) return null
  const send = async (other: string, of: unknown[]): Promise<{ rows: unknown[] }> =>
    (await sent.send(other, of)) as { rows: unknown[] }
  const work = async (): Promise<unknown> => {
    const given = isWritten ? await seals.seal(send, text, values, isInTransaction) : values
    const result = (await sent.send(withoutValues(sent.config), given)) as Result
    if (Array.isArray(result.rows?.[0])) await seals.open(send, result)
    return result
  }
  return work()
}

/** Statements with more parameters are lists of varying length: each prepared form would be used once. */
const MOST_PARAMETERS = 60
/** Limit per connection, because PostgreSQL keeps each plan as long as the connection lives. */
const MOST_PREPARED = 400

/** Decides which statements are prepared, and under which name. */
function namesOfPrepared(): (statement: Statement, values: unknown) => string | undefined {
  const prepared = new Set<string>()

  /** A text is prepared at its second use, because many are used only once. */
  const seen = new Set<string>()
  return (statement, values) => {
    const { name } = statement
    if (statement.tables.length === 0) return undefined
    if (!Array.isArray(values) || values.length === 0 || values.length > MOST_PARAMETERS) return undefined
    if (prepared.has(name)) return name
    if (prepared.size >= MOST_PREPARED) return undefined
    if (seen.delete(name)) prepared.add(name)
    else if (seen.size < MOST_PREPARED) seen.add(name)
    return prepared.has(name) ? name : undefined
  }
}

/**
 * Returns the class of a pool's connections. It sees every statement: it records the tables changed by a
 * transaction before the commit resolves, and names statements for preparation.
 */
export function watchingClient({ changes, canPrepare, sealing }: Options): typeof Client {
  const nameFor = namesOfPrepared()

  class WatchingClient extends Client {
    /** Tables changed by the open transaction; null outside of a transaction. */
    private open: Set<string> | null = null
    private readonly seals: ConnectionSealing | null = sealing?.forConnection() ?? null

    /** Returns the action to run after the statement has ended, or null. */
    watch({ boundary, written }: Statement): (() => void) | null {
      if (boundary !== null) this.seals?.afterBoundary(true)
      if (boundary === 'begin') this.open = new Set()
      else if (boundary) {
        const tables = this.open
        this.open = null
        // Also after a failure: a commit whose answer was lost may have succeeded.
        return boundary === 'commit' && tables?.size ? () => changes.recordOwn([...tables]) : null
      } else if (written.length > 0) {
        const { open } = this
        if (!open) return () => changes.recordOwn(written)
        for (const table of written) open.add(table)
      }
      return null
    }

    sealsOf(text: string): Seals | null {
      const { seals, open } = this
      if (!seals) return null
      if (BACK_TO_SAVEPOINT.test(text)) seals.afterBoundary(false)
      return { seals, isInTransaction: open !== null }
    }
  }

  const query: AnyQuery = function (this: WatchingClient, config, values, done) {
    const send = (...args: Parameters<AnyQuery>): unknown => bareQuery.apply(this as never, args)
    const text = typeof config === 'string' ? config : (config as Partial<Config> | null)?.text
    if (typeof text !== 'string') return send(config, values, done)
    const statement = readStatement(text)
    const finish = this.watch(statement)
    const given = typeof config === 'string' ? { text } : (config as Config)
    const name = canPrepare ? (given.name ?? nameFor(statement, values ?? given.values)) : undefined
    const full = name === given.name ? config : { ...given, name }
    const work = withSeals(this.sealsOf(text), statement, {
      config: full as Config | string,
      text,
      values: typeof values === 'function' ? undefined : (values ?? given.values),
      send,
    })
    if (work) {
      const ended = finish ? work.finally(finish) : work
      const hear = typeof values === 'function' ? (values as Done) : done
      if (!hear) return ended
      return void ended.then(
        (result) => hear(null, result),
        (error: unknown) => hear(error),
      )
    }
    if (!finish) return send(full, values, done)
    if (typeof values === 'function') return send(full, undefined, finishing(values as Done, finish))
    if (done) return send(full, values, finishing(done, finish))
    return (send(full, values) as Promise<unknown>).finally(finish)
  }
  WatchingClient.prototype.query = query as unknown as Client['query']
  return WatchingClient
}

const bareQuery = Client.prototype.query as unknown as AnyQuery

const finishing =
  (done: Done, finish: () => void): Done =>
  (error, result) => {
    finish()
    done(error, result)
  }
