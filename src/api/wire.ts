import { decodedNames } from '@contract/constants/decoded-names'
import { kinds, marks, type Shape } from '@contract/route'
import { forms } from '@contract/rules/day'
import { formatCents, parseCents } from '@contract/rules/money'

/** Thrown for an answer whose shape violates the contract. */
export class MalformedAnswer extends Error {}

const refuse = (): never => {
  throw new MalformedAnswer('malformed')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function decodeMoney(value: unknown): number {
  if (typeof value !== 'string' && typeof value !== 'number') return refuse()
  try {
    return parseCents(value)
  } catch {
    return refuse()
  }
}

const decodeRate = (value: unknown): number =>
  typeof value === 'string' && /^\d+\.\d+$/.test(value) ? Number(value) : refuse()

const formOf = (kind: number): RegExp | undefined =>
  kind === kinds.day
    ? forms.day
    : kind === kinds.moment
      ? forms.moment
      : kind === kinds.time
        ? forms.time
        : undefined

function decodeLeaf(leaf: number, value: unknown): unknown {
  const kind = leaf & marks.kind
  if (kind === kinds.any) return value
  if (kind === kinds.money) return decodeMoney(value)
  if (kind === kinds.rate) return decodeRate(value)
  if (kind === kinds.flag) return value === '1' || (value !== '0' && refuse())
  const form = formOf(kind)
  if (form) return typeof value === 'string' && form.test(value) ? value : refuse()
  const type = kind === kinds.text ? 'string' : kind === kinds.number ? 'number' : 'boolean'
  return typeof value === type ? value : refuse()
}

/** Properties that the shape does not name are copied unchanged; those in `decodedNames` are renamed. */
function decodeObject(shape: { readonly [key: string]: Shape }, value: unknown): Record<string, unknown> {
  if (!isRecord(value)) return refuse()
  const base = shape[''] as { [key: string]: Shape } | undefined
  const decoded = base ? decodeObject(base, value) : { ...value }
  for (const key of Object.keys(shape)) {
    const inner = shape[key] as Shape
    if (key === '' || (value[key] === undefined && isOptional(inner))) continue
    const name = decodedNames[key] ?? key
    if (name !== key) delete decoded[key]
    decoded[name] = decode(inner, value[key])
  }
  return decoded
}

const bitsOf = (shape: Shape): number =>
  typeof shape === 'number'
    ? shape
    : Array.isArray(shape)
      ? ((shape as readonly Shape[])[1] as number) || 0
      : 0
const isOptional = (shape: Shape): boolean => (bitsOf(shape) & marks.optional) !== 0

function decodeOneOf(shapes: readonly Shape[], value: unknown): unknown {
  for (const shape of shapes) {
    const decoded = tryDecode(shape, value)
    if (decoded) return decoded.value
  }
  return refuse()
}

/**
 * Checks a value against its contract shape and decodes it: flags to booleans, amounts to integer cents, wire
 * names to those of the glossary.
 * @throws MalformedAnswer
 */
export function decode(shape: Shape, value: unknown): unknown {
  const bits = bitsOf(shape)
  if (value === null && bits & marks.nullable) return null
  if (typeof shape === 'number') return decodeLeaf(shape, value)
  if (!Array.isArray(shape)) return decodeObject(shape as { [key: string]: Shape }, value)
  const inner = (shape as readonly Shape[])[0] as Shape
  if (shape.length === 1) return Array.isArray(value) ? value.map((item) => decode(inner, item)) : refuse()
  if (bits & marks.union) return decodeOneOf(inner as readonly Shape[], value)
  if (!(bits & marks.dictionary)) return decode(inner, value)
  if (!isRecord(value)) return refuse()
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decode(inner, item)]))
}

/** As {@link decode}, but returns null instead of throwing. */
export function tryDecode(shape: Shape, value: unknown): { value: unknown } | null {
  try {
    return { value: decode(shape, value) }
  } catch (error) {
    if (error instanceof MalformedAnswer) return null
    throw error
  }
}

/** Encodes the properties named by the shape into the wire format and copies the rest. */
export function encode(shape: Shape | undefined, value: unknown): unknown {
  if (shape === undefined || value === null || value === undefined) return value
  if (shape === kinds.flag) return value ? '1' : '0'
  if (shape === kinds.money) return formatCents(value as number)
  if (Array.isArray(value)) return value.map((item) => encode((shape as readonly Shape[])[0], item))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, encode((shape as { [key: string]: Shape })[key], item)]),
  )
}
