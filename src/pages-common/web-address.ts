export interface WebAddress {
  url: string
  host: string
  isSecure: boolean
}

// Mini-programs have no URL class. user@host is refused, since it disguises the host.
const PATTERN = /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)(?:[/?#][^\s\\]*)?$/i

/** The host of a URL; null when it is invalid or misleading. */
export function parseWebAddress(url: string): WebAddress | null {
  const match = PATTERN.exec(url.trim())
  if (!match?.[1] || !match[2]) return null
  return { url: url.trim(), host: match[2].toLowerCase(), isSecure: match[1].toLowerCase() === 'https' }
}

/**
 * Whether a host is on a comma-separated list of hosts.
 * @param list '*.example.com' matches every subdomain of example.com, not the domain itself
 */
export function isHostAllowed(host: string, list: string): boolean {
  return list
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean)
    .some((item) => (item.startsWith('*.') ? host.endsWith(item.slice(1)) : host === item))
}
