import { isIP } from 'node:net'

/** Trusted senders of X-Forwarded-* headers: none, a number of hops, or the addresses of proxies. */
export type TrustProxy = false | number | string[]

const MOST_HOPS = 10
/** Address ranges that the proxy-addr package defines. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal']

function isAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/**
 * Reads TRUST_PROXY. "true" is refused: it would take the leftmost address of X-Forwarded-For, which the
 * client controls, and so defeat every limit by address.
 */
export function readTrustProxy(text: string, refuse: (why: string) => void): TrustProxy {
  if (text === '' || text === '0' || text === 'false') return false
  if (/^\d+$/.test(text) && Number(text) <= MOST_HOPS) return Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  if (addresses.every((address) => RANGES.includes(address) || isAddress(address))) return addresses
  refuse(
    `must be the number of proxies in front of the server (1 to ${MOST_HOPS}) or their addresses, ` +
      `such as 10.0.0.0/8,::1; is "${text}"`,
  )
  return false
}

/**
 * Converts the setting for Fastify, which trusts no proxy when given a bare number, so hops are counted here.
 */
export const trustProxyOption = (
  trust: TrustProxy,
): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof trust === 'number' ? (_address, hop) => hop < trust : trust
