import type { Code } from '../../contract/constants/codes'
import type { MessageKey, MessageParams } from './messages'

/**
 * A refusal a caller can understand: answered as HTTP 200 with `{ code, msg, data }`, the text in the
 * caller's language.
 * `data` may carry what the client needs to go on (the nearest free slots, the field that is wrong).
 */
export class AppError extends Error {
  constructor(
    readonly code: Code | number,
    readonly key: MessageKey,
    readonly params: MessageParams = {},
    readonly data: unknown = null,
  ) {
    super(`${code} ${key}`)
    this.name = 'AppError'
  }
}
