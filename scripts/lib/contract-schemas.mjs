// Analyses TypeBox schemas for the generator of contract/routes: kinds on the wire and decoded types.

/** Equal to contract/route.ts; a test compares them. */
export const kinds = {
  text: 0,
  number: 1,
  boolean: 2,
  flag: 3,
  money: 4,
  any: 5,
  day: 6,
  moment: 7,
  time: 8,
  rate: 9,
}
export const marks = { kind: 15, nullable: 16, optional: 32, dictionary: 64, union: 128 }

const isConst = (schema) => 'const' in schema
const isNull = (schema) => schema.type === 'null'
/** The members of a union except null, and whether null is a member. */
export function partsOf(schema) {
  const flat = (one) => (one.anyOf ? one.anyOf.flatMap(flat) : [one])
  const parts = flat(schema)
  return { parts: parts.filter((part) => !isNull(part)), isNullable: parts.some(isNull) }
}
const isFlag = (parts) =>
  parts.every(isConst) && parts.every((part) => part.const === '0' || part.const === '1')

/** The kind of a scalar for the decoder; null for other schemas. */
export function kindOf(parts, patterns) {
  if (parts.length && isFlag(parts)) return 'flag'
  const types = new Set(parts.map((part) => part.type ?? (isConst(part) ? typeof part.const : 'none')))
  if (types.size !== 1) return null
  const [type] = types
  if (type === 'string') return parts.map(({ pattern }) => patterns[pattern]).find(Boolean) ?? 'text'
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'boolean') return 'boolean'
  return null
}

/** Own properties of an object schema, and the names of the schemas it extends. */
export function objectParts(schema, nameOf) {
  const extended = []
  const own = { properties: {}, required: [] }
  for (const part of schema.allOf ?? [schema]) {
    const name = part === schema ? null : nameOf(part)
    if (name) extended.push(name)
    else {
      const inner = part.allOf ? objectParts(part, nameOf) : { extended: [], own: part }
      extended.push(...inner.extended)
      Object.assign(own.properties, inner.own.properties)
      own.required.push(...(inner.own.required ?? []))
    }
  }
  return { extended, own }
}

export const isObject = (schema) => schema.type === 'object' || Boolean(schema.allOf)
export const dictionaryOf = (schema) =>
  schema.patternProperties ? (Object.values(schema.patternProperties)[0] ?? null) : null
export const keyText = (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`)

/**
 * The part of a schema that is encoded differently on the wire (flags and money); null when there is none.
 */
export function encodeShapeOf(schema, patterns) {
  const { parts } = partsOf(schema)
  const kind = kindOf(parts, patterns)
  if (kind) return kind === 'flag' || kind === 'money' ? kinds[kind] : null
  const merged = {}
  for (const part of parts) {
    if (part.type === 'array') {
      const item = encodeShapeOf(part.items, patterns)
      return item === null ? null : [item]
    }
    if (!isObject(part)) continue
    for (const [key, property] of Object.entries(objectParts(part, () => null).own.properties)) {
      const inner = encodeShapeOf(property, patterns)
      if (inner !== null) merged[key] = inner
    }
  }
  return Object.keys(merged).length ? merged : null
}

/** @returns {string} source text of a shape without references */
export const shapeText = (shape) =>
  typeof shape === 'number'
    ? String(shape)
    : Array.isArray(shape)
      ? `[${shape.map(shapeText).join(', ')}]`
      : `{ ${Object.entries(shape)
          .map(([key, value]) => `${keyText(key)}: ${shapeText(value)}`)
          .join(', ')} }`
