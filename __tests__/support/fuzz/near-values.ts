import type { TSchema } from '@sinclair/typebox'
import fc from 'fast-check'
import { exampleOf } from '../../../server/lib/schema-example'

/** Values that a schema accepts or nearly accepts: the ends of its ranges, each choice, an existing id. */
export function nearValue(schema: TSchema, name: string, realIds: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const as unknown)
  if (schema.anyOf)
    return fc.oneof(...(schema.anyOf as TSchema[]).map((option) => nearValue(option, name, realIds)))
  if (schema.allOf)
    return fc
      .tuple(...(schema.allOf as TSchema[]).map((part) => nearValue(part, name, realIds)))
      .map((parts) => Object.assign({}, ...parts) as unknown)
  switch (schema.type) {
    case 'object':
      return nearObject(schema, realIds)
    case 'array':
      return fc.array(nearValue(schema.items as TSchema, name, realIds), {
        minLength: (schema.minItems as number | undefined) ?? 0,
        maxLength: Math.min((schema.maxItems as number | undefined) ?? 3, 3),
      })
    case 'string':
      return nearText(schema, name, realIds)
    case 'integer':
      return fc.oneof(
        fc.integer({
          min: (schema.minimum as number | undefined) ?? -5,
          max: (schema.maximum as number | undefined) ?? 2 ** 31,
        }),
        fc.constantFrom((schema.minimum as number) ?? 0, (schema.maximum as number) ?? 2 ** 31),
      )
    case 'number':
      return fc.double({
        min: (schema.minimum as number | undefined) ?? -1e9,
        max: (schema.maximum as number | undefined) ?? 1e9,
        noNaN: true,
      })
    case 'boolean':
      return fc.boolean()
    default:
      return fc.constant(null)
  }
}

/** Cached, because creating one is slow and the contract has few patterns. */
const matchingArbitraries = new Map<string, fc.Arbitrary<string>>()
function matchingText(pattern: string): fc.Arbitrary<string> {
  const kept = matchingArbitraries.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { size: 'small' })
  matchingArbitraries.set(pattern, kept)
  return kept
}

function nearText(schema: TSchema, name: string, realIds: readonly string[]): fc.Arbitrary<unknown> {
  const example = String(exampleOf(schema, name))
  const isId = name === 'id' || /Id$/.test(name)
  const longest =
    schema.maxLength === undefined
      ? []
      : ['字'.repeat(schema.maxLength as number), 'x'.repeat(schema.maxLength as number)]
  const matching = schema.pattern === undefined ? [] : [matchingText(schema.pattern as string)]
  return fc.oneof(
    fc.constantFrom(example, ...longest),
    ...(isId && realIds.length > 0 ? [fc.constantFrom(...realIds)] : []),
    ...matching,
  )
}

function nearObject(schema: TSchema, realIds: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const required = (schema.required ?? []) as string[]
  const properties = Object.entries((schema.properties ?? {}) as Record<string, TSchema>)
  return fc.record(
    Object.fromEntries(properties.map(([key, property]) => [key, nearValue(property, key, realIds)])),
    { requiredKeys: required as never[] },
  ) as fc.Arbitrary<Record<string, unknown>>
}
