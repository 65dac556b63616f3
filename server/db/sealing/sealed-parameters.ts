import { type AccountKey, sealForAccount } from '../../lib/account-seal'
import { keyedDigest, keyedDigests, seal } from '../../lib/seal'
import { inRow, type SealedTableName, sealedTables, wasSealedBefore } from '../../lib/sealed-columns'
import type { ConnectionKeys, Send } from './account-keys'
import { LookedUp, RowsToSeal, Unsealed } from './marked'
import { writtenRows } from './parameters'
import type { SealConfig } from './seal-config'

interface Writing {
  send: Send
  config: SealConfig
  keys: ConnectionKeys
  isInTransaction: boolean
}

/** A text, the row that it is written to, and the account of that row. */
interface Placed {
  value: Unsealed
  rowKey: string
  userId: string
}

const isNothing = ({ plain }: Unsealed): boolean => plain === ''

/** Returns the account of a row: from the row itself or from its parent row. */
async function ownerOf(
  { send }: Writing,
  table: SealedTableName,
  rowKey: string,
  named: unknown,
): Promise<string> {
  const { owner, key } = sealedTables[table]
  if (owner === key) return rowKey
  if (typeof owner === 'string' && typeof named === 'string') return named
  const { rows } =
    typeof owner === 'string'
      ? await send(`select "${owner}" as "userId" from "${table}" where "${key}" = $1`, [rowKey])
      : await send(`select user_id as "userId" from "${owner.of}" where id = $1`, [named])
  const [found] = rows as { userId: string }[]
  if (!found) throw new Error(`${table}: the account of a row is not known`)
  return found.userId
}

/** @throws Error when the statement does not identify the row */
async function place(
  writing: Writing,
  text: string,
  values: readonly unknown[],
  index: number,
): Promise<Placed> {
  const value = values[index] as Unsealed
  const row = writtenRows(text).get(index)
  const rowKey = row && row.key !== null ? values[row.key] : undefined
  if (!row || typeof rowKey !== 'string' || !value.column.startsWith(`${row.table}.`))
    throw new Error(`${value.column} is written, or looked for, without the key of its row`)
  const named = row.owner === null ? undefined : values[row.owner]
  return { value, rowKey, userId: await ownerOf(writing, row.table, rowKey, named) }
}

async function placeRow(
  writing: Writing,
  table: SealedTableName,
  row: Readonly<Record<string, unknown>>,
): Promise<Placed[]> {
  const { key, owner } = sealedTables[table]
  const rowKey = String(row[key])
  const values = Object.values(row).filter((value) => value instanceof Unsealed)
  const named = row[typeof owner === 'string' ? owner : owner.column]
  const userId = await ownerOf(writing, table, rowKey, named)
  return values.map((value) => ({ value, rowKey, userId }))
}

function sealOne(
  config: SealConfig,
  { value, rowKey, userId }: Placed,
  keys: ReadonlyMap<string, AccountKey>,
) {
  const { column, plain } = value
  if (isNothing(value)) return plain
  // Servers of 1.0.0 read only their own formats: plain text, or text encrypted with the server's key.
  if (config.isSealedForOldServers)
    return wasSealedBefore(column) ? seal(config, plain, inRow(column, rowKey)) : plain
  const key = keys.get(userId)
  if (!key) throw new Error('An account has no data key')
  return sealForAccount(key, plain, column, rowKey)
}

const lookUp = (config: SealConfig, { subject, text, isForEveryKey }: LookedUp): string | string[] =>
  isForEveryKey ? keyedDigests(config, subject, text) : keyedDigest(config, subject, text)

/** Converts the parameters of a statement to what PostgreSQL receives. */
export async function sealedParameters(
  writing: Writing,
  text: string,
  values: readonly unknown[],
): Promise<unknown[]> {
  const { config, keys, send } = writing
  const placed = new Map<Unsealed, Placed>()
  for (const [index, value] of values.entries())
    if (value instanceof Unsealed && !isNothing(value))
      placed.set(value, await place(writing, text, values, index))
    else if (value instanceof RowsToSeal)
      for (const row of value.rows)
        for (const one of await placeRow(writing, value.table, row)) placed.set(one.value, one)
  const userIds = config.isSealedForOldServers ? [] : [...placed.values()].map(({ userId }) => userId)
  const accountKeys = await keys.forUsers(send, userIds, writing.isInTransaction)
  const replaced = (value: unknown): unknown => {
    if (value instanceof LookedUp) return lookUp(config, value)
    if (!(value instanceof Unsealed)) return value
    const one = placed.get(value)
    return one ? sealOne(config, one, accountKeys) : value.plain
  }
  return values.map((value) =>
    value instanceof RowsToSeal
      ? JSON.stringify(
          value.rows.map((row) =>
            Object.fromEntries(Object.entries(row).map(([name, of]) => [name, replaced(of)])),
          ),
        )
      : replaced(value),
  )
}
