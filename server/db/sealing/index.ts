import { ConnectionKeys, KnownKeys, type Send } from './account-keys'
import { isMarked } from './marked'
import { openedRows } from './opened-rows'
import { type Result, TableColumns } from './result-columns'
import type { SealConfig } from './seal-config'
import { sealedParameters } from './sealed-parameters'

export interface ConnectionSealing {
  /** Whether a parameter has to be replaced before the statement is sent. */
  isNeeded(values: unknown): values is unknown[]
  /** @throws Error when a sealed column is written without its row's key */
  seal(send: Send, text: string, values: readonly unknown[], isInTransaction: boolean): Promise<unknown[]>
  /**
   * Decrypts the result of a statement in place; several statements in one text have a list of results.
   * @throws AccountKeyError, SealedKeyMissing
   */
  open(send: Send, result: Result | Result[], isLenient?: boolean): Promise<void>
  afterBoundary(isEnd: boolean): void
}

/** Shared by the connections of a pool to encrypt what they write and decrypt what they read. */
export interface Sealing {
  forConnection(): ConnectionSealing
  /** Call after keys were destroyed. */
  forgetKeys(): void
}

/**
 * Encryption with the keys of accounts, which `config.encryptionKey` encrypts
 * (docs/adr/0032-sealed-by-account.md).
 */
export function createSealing(config: SealConfig): Sealing {
  const known = new KnownKeys(config)
  const columns = new TableColumns()
  return {
    forgetKeys: () => known.clear(),
    forConnection() {
      const keys = new ConnectionKeys(known, config)
      return {
        isNeeded: (values): values is unknown[] => Array.isArray(values) && values.some(isMarked),
        seal: (send, text, values, isInTransaction) =>
          sealedParameters({ send, config, keys, isInTransaction }, text, values),
        open: async (send, result, isLenient = false) => {
          for (const one of Array.isArray(result) ? result : [result])
            await openedRows({ send, config, keys, columns, isLenient }, one)
        },
        afterBoundary: (isEnd) => keys.afterBoundary(isEnd),
      }
    },
  }
}
