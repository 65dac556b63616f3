import { codes } from '@contract/constants/codes'
import * as wire from '@/api/wire'
import * as transport from '@/platform/request'

/**
 * The client's calls without a network. Importing this replaces the transport by `send`; it is replaced in
 * its module, because `jest.mock` affects only modules loaded later, and a spy does not survive
 * `restoreAllMocks`.
 */
export const send = jest.fn<Promise<transport.HttpAnswer>, [transport.HttpRequest]>()
Object.assign(transport, { sendRequest: send })

/** Disables the decoding of answers, which has its own tests: values are sent and received unchanged. */
export function ignoreShapes(): void {
  Object.assign(wire, {
    tryDecode: (_shape: unknown, value: unknown) => (value === undefined ? null : { value }),
    encode: (_shape: unknown, value: unknown) => value,
  })
}

export const answer = (data: unknown = null, code: number = codes.ok, msg = '') => ({
  status: 200,
  body: { code, msg, data },
  headers: {},
})
