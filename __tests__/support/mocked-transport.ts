import { codes } from '@contract/constants/codes'
import * as wire from '@/api/wire'
import * as transport from '@/platform/request'

/**
 * The client's calls without a network. Importing this puts `send` in the place of the transport; it is replaced in
 * its module, as `jest.mock` reaches only what is loaded later, and a spy would not outlive `restoreAllMocks`.
 */
export const send = jest.fn<Promise<transport.HttpAnswer>, [transport.HttpRequest]>()
Object.assign(transport, { sendRequest: send })

/** The shapes of answers have tests of their own: what is sent and received passes as it is. */
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
