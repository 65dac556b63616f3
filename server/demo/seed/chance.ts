/**
 * A pseudo-random number from 0 (inclusive) to 1 (exclusive) that depends on `key` alone, so that two seeds
 * of one day have equal rows.
 */
export function chance(key: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < key.length; i += 1) {
    hash ^= key.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}

/** Returns one item of `list`, chosen by `key`. @throws RangeError when the list is empty */
export function pick<T>(list: readonly T[], key: string): T {
  const item = list[Math.floor(chance(key) * list.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

/** Returns the item at `index` modulo the length. @throws RangeError when the list is empty */
export function turn<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}
