import type { SealedColumn, SealedTableName } from '../../lib/sealed-columns'

/**
 * A parameter that may not reach PostgreSQL as it is: the connection replaces it (watching-client.ts). One that it
 * does not know, such as that of a pool without keys, fails instead of being written in clear.
 */
abstract class Marked {
  toPostgres(): never {
    throw new Error('A value that is to be sealed was sent by a connection that seals nothing')
  }

  toJSON(): never {
    return this.toPostgres()
  }
}

/** A text on its way into a sealed column. */
export class Unsealed extends Marked {
  constructor(
    readonly column: SealedColumn,
    readonly plain: string,
  ) {
    super()
  }
}

/** A text that is written, or looked for, by its keyed digest. */
export class LookedUp extends Marked {
  constructor(
    readonly subject: string,
    readonly text: string,
    /** To look for it: the digests of every key that may have been used. Else that of the present one. */
    readonly isForEveryKey: boolean,
  ) {
    super()
  }
}

/** Complete rows, by the names of their columns, that are sent as one text of JSON. */
export class RowsToSeal extends Marked {
  constructor(
    readonly table: SealedTableName,
    readonly rows: readonly Record<string, unknown>[],
  ) {
    super()
  }
}

export const isMarked = (value: unknown): value is Unsealed | LookedUp | RowsToSeal => value instanceof Marked
