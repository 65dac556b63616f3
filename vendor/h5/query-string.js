// The two functions that Taro's router and API call, on the browser's own parser
const plus = /\+/g

/**
 * @param {string} search with or without its '?'
 * @param {{ decode?: boolean }} [options]
 * @returns {Record<string, string | null | (string | null)[]>} a name that comes twice has a list; a name without '=' has null
 */
export function parse(search, { decode = true } = {}) {
  const result = Object.create(null)
  const read = (text) => {
    if (!decode) return text
    const spaced = text.replace(plus, ' ')
    try {
      return decodeURIComponent(spaced)
    } catch {
      return spaced
    }
  }
  for (const part of search.trim().replace(/^[?#&]/, '').split('&')) {
    if (part === '') continue
    const at = part.indexOf('=')
    const name = read(at < 0 ? part : part.slice(0, at))
    const value = at < 0 ? null : read(part.slice(at + 1))
    result[name] = name in result ? [].concat(result[name], value) : value
  }
  return result
}

/** @param {Record<string, unknown>} values undefined ones are left out @returns {string} without '?', sorted by name */
export function stringify(values) {
  return Object.keys(values).sort().flatMap((name) => [].concat(values[name]).filter((value) => value !== undefined)
    .map((value) => (value === null ? encodeURIComponent(name) : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`))).join('&')
}

export default { parse, stringify }
