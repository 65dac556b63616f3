/**
 * A dependency on modules that must not be imported: an interface owned by the module that needs it. Modules
 * above implement it, and `createServer` receives the implementations.
 */
export interface Need<T> {
  readonly name: string
  /** Carries the type only; never set. */
  readonly of?: T
}

/** An implementation of a need. A need with several implementations distinguishes them by key. */
export interface Wire {
  readonly need: Need<unknown>
  readonly key: string
  readonly implementation: unknown
}

/** The implementations that a server was created with. */
export interface Wiring {
  /** @throws Error when nothing implements the need */
  get<T>(need: Need<T>, key?: string): T
  find<T>(need: Need<T>, key?: string): T | undefined
  /** All implementations by key, in the order in which they were passed. */
  all<T>(need: Need<T>): ReadonlyMap<string, T>
}

export const defineNeed = <T>(name: string): Need<T> => ({ name })

/** @param key distinguishes implementations of the same need */
export const provide = <T>(need: Need<T>, implementation: T, key = ''): Wire => ({
  need,
  key,
  implementation,
})

/** @throws Error when two wires implement the same need under the same key */
export function createWiring(wires: readonly Wire[]): Wiring {
  const byNeed = new Map<Need<unknown>, Map<string, unknown>>()
  for (const { need, key, implementation } of wires) {
    const known = byNeed.get(need) ?? new Map<string, unknown>()
    if (known.has(key)) throw new Error(`${[need.name, key].join(' ').trim()} is provided twice`)
    byNeed.set(need, known.set(key, implementation))
  }
  const all = <T>(need: Need<T>) => (byNeed.get(need) ?? new Map()) as ReadonlyMap<string, T>
  const find = <T>(need: Need<T>, key = '') => all(need).get(key)
  return {
    all,
    find,
    get(need, key = '') {
      const found = find(need, key)
      if (found === undefined) throw new Error(`Nothing provides ${[need.name, key].join(' ').trim()}`)
      return found
    },
  }
}
