import type { Code } from '../../contract/constants/codes'
import type { MessageKey, MessageParams } from './messages'

/**
 * A refusal for the caller: answered as HTTP 200 with `{ code, msg, data }`, with the text in the caller's
 * language. `data` may contain what the client needs to continue (the nearest free slots, the invalid field).
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
