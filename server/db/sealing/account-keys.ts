import { type AccountKey, newAccountKey } from '../../lib/account-seal'
import { type Readable, seal, unseal } from '../../lib/seal'
import { inRow } from '../../lib/sealed-columns'

/** Sends a statement on the connection whose parameters or rows are being processed. */
export type Send = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

export interface KeyRow {
  id: string
  user_id: string
  key_sealed: string
}

/** Lifetime of a cached key in milliseconds, because another process may have destroyed it. */
const KEPT_MS = 600_000
const MOST_KEPT = 50_000

const placeOf = (id: string) => inRow('account_key.key_sealed', id)

/** Cache of keys, shared by all connections of a pool. */
export class KnownKeys {
  private readonly byId = new Map<string, { key: AccountKey; untilMs: number }>()
  private readonly byUser = new Map<string, string>()

  constructor(private readonly config: Readable) {}

  open = (row: KeyRow): AccountKey => ({
    id: row.id,
    bytes: Buffer.from(unseal(this.config, row.key_sealed, placeOf(row.id)), 'base64'),
  })

  keep(row: KeyRow): AccountKey {
    const known = this.withId(row.id)
    if (known) return known
    if (this.byId.size >= MOST_KEPT) this.clear()
    const key = this.open(row)
    this.byId.set(row.id, { key, untilMs: performance.now() + KEPT_MS })
    this.byUser.set(row.user_id, row.id)
    return key
  }

  withId(id: string): AccountKey | undefined {
    const entry = this.byId.get(id)
    return entry && entry.untilMs > performance.now() ? entry.key : undefined
  }

  ofUser(userId: string): AccountKey | undefined {
    const id = this.byUser.get(userId)
    return id === undefined ? undefined : this.withId(id)
  }

  clear(): void {
    this.byId.clear()
    this.byUser.clear()
  }
}

/**
 * The keys as one connection sees them: keys created in its open transaction are not yet visible to others.
 */
export class ConnectionKeys {
  private readonly own = new Map<string, AccountKey>()
  private hasMade = false

  constructor(
    private readonly known: KnownKeys,
    private readonly config: Readable,
  ) {}

  /** Keys created in a transaction are read again after its end and after a rollback to a savepoint. */
  afterBoundary(isEnd: boolean): void {
    this.own.clear()
    if (isEnd) this.hasMade = false
  }

  /** Adds a key that was part of a statement's result. */
  learn(row: KeyRow): void {
    if (!this.hasMade) this.known.keep(row)
  }

  withId(id: string): AccountKey | undefined {
    return this.known.withId(id) ?? [...this.own.values()].find((key) => key.id === id)
  }

  /** Reads the keys that are not cached; destroyed keys are missing from the result. */
  async findAll(send: Send, ids: readonly string[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.withId(id))
    if (missing.length > 0)
      this.take(await send('select id, user_id, key_sealed from account_key where id = any($1)', [missing]))
  }

  /** Returns the key of each account; a missing key is created in the open transaction. */
  async forUsers(
    send: Send,
    userIds: readonly string[],
    isInTransaction: boolean,
  ): Promise<ReadonlyMap<string, AccountKey>> {
    const all = [...new Set(userIds)]
    const missing = (): string[] => all.filter((id) => !this.ofUser(id))
    const read = async (): Promise<void> =>
      this.take(
        await send('select id, user_id, key_sealed from account_key where user_id = any($1)', [missing()]),
      )
    if (missing().length > 0) await read()
    if (missing().length > 0) {
      this.hasMade = isInTransaction
      const made = missing().map((userId) => ({ userId, key: newAccountKey() }))
      await send(
        `insert into account_key (id, user_id, key_sealed, create_time)
         select v.id, v.user_id, v.key_sealed, now()
         from unnest($1::text[], $2::text[], $3::text[]) as v(id, user_id, key_sealed)
         on conflict (user_id) do nothing`,
        [
          made.map(({ key }) => key.id),
          made.map(({ userId }) => userId),
          made.map(({ key }) => this.sealed(key)),
        ],
      )
      await read()
    }
    return new Map(
      all.map((userId) => {
        const key = this.ofUser(userId)
        if (!key) throw new Error('An account has no data key')
        return [userId, key]
      }),
    )
  }

  ofUser(userId: string): AccountKey | undefined {
    return this.own.get(userId) ?? this.known.ofUser(userId)
  }

  private sealed(key: AccountKey): string {
    return seal({ encryptionKey: this.config.encryptionKey }, key.bytes.toString('base64'), placeOf(key.id))
  }

  private take({ rows }: { rows: unknown[] }): void {
    for (const row of rows as KeyRow[])
      if (this.hasMade) this.own.set(row.user_id, this.known.open(row))
      else this.known.keep(row)
  }
}
