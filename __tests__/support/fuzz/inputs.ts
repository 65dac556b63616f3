import type { TSchema } from '@sinclair/typebox'
import fc from 'fast-check'
import type { Endpoint } from '../../../contract/define-endpoint'
import { exampleOf } from '../../../server/lib/schema-example'
import type { CallInput } from '../contract-cases/types'

/** How a body travels when it is not proper JSON. */
export interface RawBody {
  text: string
  contentType: string | null
}
export type Who = 'visitor' | 'user' | 'expired' | 'madeUp'
export interface FuzzInput {
  who: Who
  params: Record<string, string>
  query: [string, string][]
  body: { json: string } | { raw: RawBody } | null
  headers: Record<string, string>
}

/** Without half characters, which an address cannot carry. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
const deep = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth)

const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufeff',
  '\u202e',
  '👩‍👩‍👧‍👦'.repeat(20),
  'é'.repeat(300),
  'İ',
  'ﷺ',
  "'",
  "'; drop table app_user; --",
  '" or 1=1 --',
  '\\',
  '%',
  '_',
  '%%%',
  '%00',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '00',
  '+1',
  '0x10',
  '１２３',
  '9'.repeat(25),
  '-9223372036854775809',
  '2147483648',
  '99999999999999999999.99',
  '-0.01',
  '0.00',
  '999999999.99',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-13-01',
  '24:00',
  '25:61',
  '2026-11-24 10:30:00',
  'x'.repeat(65),
  'x'.repeat(5000),
  'user-demo1',
  'order-paid',
  'spu-vaccine-flu',
  '\r\nset-cookie: a=b',
  'a,b,c',
  'create_time;select pg_sleep(9)',
  'id desc',
  ',,,',
  '1',
  'true',
]
const NASTY_VALUES: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e21,
  -1e21,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 1,
  1e308,
  5e-324,
  [],
  {},
  [[]],
  [null],
  [1, 'a', {}],
  { length: -1 },
  { $gt: '' },
  { toString: 'x' },
  { then: 'x' },
  { 'a.b': 1 },
]

const nastyText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((units) => String.fromCharCode(...units)),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
)
const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: nastyText },
  { weight: 4, arbitrary: fc.constantFrom(...NASTY_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Values that a schema accepts or nearly accepts: the ends of its ranges, each choice, a real id. */
function nearValue(schema: TSchema, name: string, realIds: readonly string[]): fc.Arbitrary<unknown> {
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

/** Making one takes long, and the contract has few patterns. */
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

type Path = (string | number)[]
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [at]
  return [
    at,
    ...Object.entries(value).flatMap(([key, item]) =>
      pathsOf(item, [...at, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

function changedAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
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
const EXTRA_KEYS = [
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

/** Without the places that were taken out, and with a `__proto__` that `JSON.parse` makes an own key. */
function toJson(value: unknown): string {
  const text = JSON.stringify(value, (_key, item: unknown) => {
    if (item === null || typeof item !== 'object') return item
    if (Array.isArray(item)) return item.filter((entry) => entry !== GONE)
    return Object.fromEntries(Object.entries(item).filter(([, entry]) => entry !== GONE))
  })
  return (text ?? 'null').replaceAll('"@@proto@@"', '"__proto__"')
}

const mutation = fc.record({
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

function mutated(base: unknown, mutations: readonly Mutation[]): unknown {
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

const rawBody: fc.Arbitrary<RawBody> = fc.oneof(
  fc
    .constantFrom(
      '',
      '{',
      '{"a":',
      '[1,',
      'nul',
      '{"a":1}}',
      "{'a':1}",
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '\u0000',
      deep(5000, '[', ']'),
      `{"a":${deep(2000, '{"a":', '}').replace(/\{"a":(?=\})/, '{"a":1')}}`,
      '"text"',
      '1e999',
      '{"a":1,"a":2}',
    )
    .chain((text) =>
      fc
        .constantFrom('application/json', 'application/json; charset=utf-8', null)
        .map((contentType) => ({ text, contentType })),
    ),
  fc
    .constantFrom(
      'text/plain',
      'text/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/json; charset=utf-16',
      'bad type',
      ';;',
      'application/octet-stream',
    )
    .map((contentType) => ({ text: 'a=1&b=2', contentType })),
)

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.record(
      {
        'accept-language': fc.constantFrom(
          '',
          '*',
          'xx-YY',
          'en;q=0',
          'fr-FR,es;q=0.9',
          'zh_TW',
          ','.repeat(2000),
          "'; --",
        ),
        'x-request-id': fc.constantFrom('', 'x', 'a'.repeat(500), '../..', '1234567890'),
        'tenant-id': fc.constantFrom('0', "' or ''='", 'x'.repeat(300)),
        'app-id': fc.constantFrom('', '<b>'),
        'accept-encoding': fc.constantFrom('gzip;q=0', 'br;q=0', '*;q=0', 'x'),
        'if-none-match': fc.constantFrom('*', '"x"'),
        range: fc.constant('bytes=0-1'),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Record<string, string>>,
  },
)

/**
 * Inputs for one call: its happy input, values of its schema, both with things changed, and what is no input
 * at all.
 */
export function fuzzInputs(
  endpoint: Endpoint,
  happy: CallInput,
  realIds: readonly string[],
): fc.Arbitrary<FuzzInput> {
  const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 })
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  const param = (name: string): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(happy.params?.[name] ?? 'x') },
      { weight: 2, arbitrary: fc.constantFrom('none', ...realIds) },
      {
        weight: 3,
        arbitrary: nastyText.filter(
          (text) =>
            text !== '' && !text.startsWith('.') && !/[\ud800-\udfff]/.test(text) && text.length < 1000,
        ),
      },
    )
  const queryProperties = Object.entries((endpoint.query?.properties ?? {}) as Record<string, TSchema>)
  const asText = (value: unknown): string =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const queryValue = (key: string, schema: TSchema): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(happy.query?.[key] ?? asText(exampleOf(schema, key))) },
      { weight: 2, arbitrary: nearValue(schema, key, realIds).map(asText) },
      { weight: 3, arbitrary: nastyText },
    )
  const someQuery = fc
    .record(Object.fromEntries(queryProperties.map(([key, schema]) => [key, queryValue(key, schema)])), {
      requiredKeys: [],
    })
    .map((record) => Object.entries(record) as [string, string][])
  const happyQuery = Object.entries(happy.query ?? {})
  const extraQuery = fc.tuple(
    fc.constantFrom(...EXTRA_KEYS, 'size[]', 'size', 'ascs', ...queryProperties.map(([key]) => key)),
    nastyText,
  )
  const query: fc.Arbitrary<[string, string][]> = fc
    .tuple(
      fc.oneof(
        fc.constant(happyQuery),
        someQuery,
        someQuery.map((some) => [
          ...happyQuery.filter(([key]) => !some.some(([other]) => other === key)),
          ...some,
        ]),
      ),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant([] as [string, string][]) },
        { weight: 1, arbitrary: extraQuery.map((pair) => [pair]) },
      ),
    )
    .map(([base, extra]) => [...base, ...extra])

  const takesBody = endpoint.method !== 'GET'
  const near = endpoint.body ? nearValue(endpoint.body, '', realIds) : fc.constant({})
  const base =
    happy.body === undefined
      ? near
      : fc.oneof({ weight: 2, arbitrary: fc.constant(happy.body) }, { weight: 1, arbitrary: near })
  const body: fc.Arbitrary<FuzzInput['body']> = !takesBody
    ? fc.constant(null)
    : fc.oneof(
        { weight: 2, arbitrary: base.map((value) => ({ json: toJson(value) })) },
        {
          weight: 7,
          arbitrary: fc
            .tuple(base, mutations)
            .map(([value, changes]) => ({ json: toJson(mutated(value, changes)) })),
        },
        { weight: 1, arbitrary: rawBody.map((raw) => ({ raw })) },
        { weight: 1, arbitrary: fc.constant(null) },
      )
  const who: fc.Arbitrary<Who> = fc.oneof(
    { weight: 8, arbitrary: fc.constant('user' as const) },
    fc.constant('visitor' as const),
    fc.constant('expired' as const),
    fc.constant('madeUp' as const),
  )
  return fc.record({
    who,
    params: fc.record(Object.fromEntries(names.map((name) => [name, param(name)]))),
    query,
    body,
    headers,
  })
}

/** What has broken servers before: tried in every place of the happy input, one at a time. */
const KILLERS: unknown[] = [
  'a\u0000b',
  'x\ud800',
  'x'.repeat(200_000),
  "'; select pg_sleep(9); --",
  '<script>alert(1)</script>',
  '%_\\',
  1e21,
  -1,
  null,
  [],
  {},
  'no-such-id',
]

/** The happy input with each place killed in turn; and bodies beyond the limit. */
export function killerInputs(endpoint: Endpoint, happy: CallInput): Omit<FuzzInput, 'who'>[] {
  const params = happy.params ?? {}
  const query = Object.entries(happy.query ?? {})
  const body = happy.body === undefined ? null : { json: toJson(happy.body) }
  const queryKeys = [
    ...new Set([...query.map(([key]) => key), ...Object.keys((endpoint.query?.properties ?? {}) as object)]),
  ]
  const places = happy.body === undefined ? [] : pathsOf(happy.body).slice(0, 40)
  const inTexts = KILLERS.map((value) =>
    typeof value === 'string' ? wellFormed(value).slice(0, 3000) : JSON.stringify(value),
  )
  const rest = { params, query, body, headers: {} }
  return [
    ...places.flatMap((path) =>
      KILLERS.map((value) => ({ ...rest, body: { json: toJson(changedAt(happy.body, path, () => value)) } })),
    ),
    ...queryKeys.flatMap((key) =>
      inTexts.map((value) => ({
        ...rest,
        query: [...query.filter(([other]) => other !== key), [key, value] as [string, string]],
      })),
    ),
    ...Object.keys(params).flatMap((name) =>
      inTexts.map((value) => ({ ...rest, params: { ...params, [name]: value } })),
    ),
    ...(endpoint.method === 'GET'
      ? []
      : [
          JSON.stringify({ a: 'x'.repeat(1_100_000) }),
          `[${'1,'.repeat(100_000)}1]`,
          `{"a":${deep(20_000, '[', ']')}}`,
        ].map((json) => ({ ...rest, body: { json } }))),
  ]
}
