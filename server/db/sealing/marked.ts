import type { SealedColumn, SealedTableName } from '../../lib/sealed-columns'

/**
 * A parameter that must not reach PostgreSQL as it is: the connection replaces it (watching-client.ts). A
 * pool without keys does not replace it, and the statement fails instead of writing plain text.
 */
abstract class Marked {
  toPostgres(): never {
    throw new Error('A value that is to be sealed was sent by a connection that seals nothing')
  }

  toJSON(): never {
    return this.toPostgres()
  }
}

/** A text to be written to a sealed column. */
export class Unsealed extends Marked {
  constructor(
    readonly column: SealedColumn,
    readonly plain: string,
  ) {
    super()
  }
}

/** A text that is written or looked up as its keyed digest. */
export class LookedUp extends Marked {
  constructor(
    readonly subject: string,
    readonly text: string,
    /**
     * True for look-ups: replaced by the digests of all keys that may have been used, otherwise by that of
     * the current key.
     */
    readonly isForEveryKey: boolean,
  ) {
    super()
  }
}

/** Complete rows by column name, sent as one JSON text. */
export class RowsToSeal extends Marked {
  constructor(
    readonly table: SealedTableName,
    readonly rows: readonly Record<string, unknown>[],
  ) {
    super()
  }
}

export const isMarked = (value: unknown): value is Unsealed | LookedUp | RowsToSeal => value instanceof Marked
