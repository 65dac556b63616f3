export interface WebAddress {
  url: string
  host: string
  isSecure: boolean
}

// No URL class in a mini-program. Whoever writes user@host wants the host misread: refused.
const PATTERN = /^(https?):\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)(?:[/?#][^\s\\]*)?$/i

/** The host of a web page's address; null when it is none, or written to mislead. */
export function parseWebAddress(url: string): WebAddress | null {
  const match = PATTERN.exec(url.trim())
  if (!match?.[1] || !match[2]) return null
  return { url: url.trim(), host: match[2].toLowerCase(), isSecure: match[1].toLowerCase() === 'https' }
}

/**
 * Whether a host is on a list of hosts, separated by commas.
 * @param list '*.example.com' takes in every host below example.com, not itself
 */
export function isHostAllowed(host: string, list: string): boolean {
  return list
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean)
    .some((item) => (item.startsWith('*.') ? host.endsWith(item.slice(1)) : host === item))
}
