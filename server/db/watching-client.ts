import { Client } from 'pg'
import type { DataChanges } from './data-changes'
import { readStatement, type Statement } from './statements'

interface Options {
  changes: DataChanges
  /**
   * Whether statements are prepared: parsed and planned once per connection. False sends all of them without a name:
   * behind a pooler the next one may reach another session, which does not know it.
   */
  canPrepare: boolean
}

type Done = (error: unknown, result?: unknown) => void
type AnyQuery = (this: never, config: unknown, values?: unknown, done?: Done) => unknown
interface Config {
  text: string
  values?: unknown
  name?: string | undefined
}

/** Statements of more parameters are lists of changing length: each would be prepared for one use. */
const MOST_PARAMETERS = 60
/** PostgreSQL keeps a plan of each for as long as the connection lasts. */
const MOST_PREPARED = 400

/**
 * The class of a pool's connections. It sees every statement, whoever sends it: it records which tables a committed
 * transaction has changed, before whoever committed it goes on, and gives statements a name to be prepared under.
 */
export function watchingClient({ changes, canPrepare }: Options): typeof Client {
  const prepared = new Set<string>()

  /** A text is prepared when it comes a second time: the first may be its only one. */
  const seen = new Set<string>()
  function nameFor(statement: Statement, values: unknown): string | undefined {
    const { name } = statement
    if (statement.tables.length === 0) return undefined
    if (!Array.isArray(values) || values.length === 0 || values.length > MOST_PARAMETERS) return undefined
    if (prepared.has(name)) return name
    if (prepared.size >= MOST_PREPARED) return undefined
    if (seen.delete(name)) prepared.add(name)
    else if (seen.size < MOST_PREPARED) seen.add(name)
    return prepared.has(name) ? name : undefined
  }

  class WatchingClient extends Client {
    /** Tables that the open transaction has changed; null outside of one. */
    private open: Set<string> | null = null

    /** What is to be done after the statement has ended; null for nothing. */
    watch({ boundary, written }: Statement): (() => void) | null {
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
