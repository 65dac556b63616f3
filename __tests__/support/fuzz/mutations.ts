import fc from 'fast-check'
import { nastyValue } from './nasty'

type Path = (string | number)[]
export function pathsOf(value: unknown, at: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [at]
  return [
    at,
    ...Object.entries(value).flatMap(([key, item]) =>
      pathsOf(item, [...at, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

export function changedAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? changedAt(item, rest, change) : item))
  return {
    ...(value as Record<string, unknown>),
    [key]: changedAt((value as Record<string, unknown>)[key], rest, change),
  }
}

const GONE = Symbol('gone')
export const EXTRA_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'userId',
  'isAdmin',
  'id',
  '',
  'length',
  '$where',
]

/** Omits removed places, and emits a `__proto__` that `JSON.parse` turns into an own key. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value, (_key, item: unknown) => {
    if (item === null || typeof item !== 'object') return item
    if (Array.isArray(item)) return item.filter((entry) => entry !== GONE)
    return Object.fromEntries(Object.entries(item).filter(([, entry]) => entry !== GONE))
  })
  return (text ?? 'null').replaceAll('"@@proto@@"', '"__proto__"')
}

export const mutation = fc.record({
  where: fc.nat(),
  how: fc.oneof(
    { weight: 6, arbitrary: fc.constant('replace') },
    fc.constant('remove'),
    fc.constant('extra'),
    fc.constant('repeat'),
  ),
  value: nastyValue,
  key: fc.constantFrom(...EXTRA_KEYS),
})
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never

export function mutated(base: unknown, mutations: readonly Mutation[]): unknown {
  return mutations.reduce<unknown>((value, { where, how, value: nasty, key }) => {
    const paths = pathsOf(value)
    const path = paths[where % paths.length] ?? []
    return changedAt(value, path, (old) => {
      if (how === 'remove') return path.length > 0 ? GONE : {}
      if (how === 'repeat') return Array.from({ length: 25 }, () => old)
      if (how === 'extra' && old !== null && typeof old === 'object' && !Array.isArray(old))
        return { ...old, [key === '__proto__' ? '@@proto@@' : key]: nasty }
      return nasty
    })
  }, base)
}
