import type { TSchema } from '@sinclair/typebox'
import fc from 'fast-check'
import type { Endpoint } from '../../../contract/define-endpoint'
import { exampleOf } from '../../../server/lib/schema-example'
import type { CallInput } from '../contract-cases/types'
import { deep, headers, type RawBody, rawBody } from './envelope'
import { changedAt, EXTRA_KEYS, mutated, mutation, pathsOf, toJson } from './mutations'
import { nastyText } from './nasty'
import { nearValue } from './near-values'

export type Who = 'visitor' | 'user' | 'expired' | 'madeUp'
export interface FuzzInput {
  who: Who
  params: Record<string, string>
  query: [string, string][]
  body: { json: string } | { raw: RawBody } | null
  headers: Record<string, string>
}

/** Without lone surrogates, which a URL cannot contain. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** Material for inputs: the call, its valid input and existing ids. */
interface Ground {
  endpoint: Endpoint
  happy: CallInput
  realIds: readonly string[]
}

const paramOf = ({ happy, realIds }: Ground, name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(happy.params?.[name] ?? 'x') },
    { weight: 2, arbitrary: fc.constantFrom('none', ...realIds) },
    {
      weight: 3,
      arbitrary: nastyText.filter(
        (text) => text !== '' && !text.startsWith('.') && !/[\ud800-\udfff]/.test(text) && text.length < 1000,
      ),
    },
  )

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function queryOf({ endpoint, happy, realIds }: Ground): fc.Arbitrary<[string, string][]> {
  const properties = Object.entries((endpoint.query?.properties ?? {}) as Record<string, TSchema>)
  const valueOf = (key: string, schema: TSchema): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(happy.query?.[key] ?? asText(exampleOf(schema, key))) },
      { weight: 2, arbitrary: nearValue(schema, key, realIds).map(asText) },
      { weight: 3, arbitrary: nastyText },
    )
  const some = fc
    .record(Object.fromEntries(properties.map(([key, schema]) => [key, valueOf(key, schema)])), {
      requiredKeys: [],
    })
    .map((record) => Object.entries(record) as [string, string][])
  const happyQuery = Object.entries(happy.query ?? {})
  const extra = fc.tuple(
    fc.constantFrom(...EXTRA_KEYS, 'size[]', 'size', 'ascs', ...properties.map(([key]) => key)),
    nastyText,
  )
  const base = fc.oneof(
    fc.constant(happyQuery),
    some,
    some.map((own) => [...happyQuery.filter(([key]) => !own.some(([other]) => other === key)), ...own]),
  )
  const extras = fc.oneof(
    { weight: 3, arbitrary: fc.constant([] as [string, string][]) },
    { weight: 1, arbitrary: extra.map((pair) => [pair]) },
  )
  return fc.tuple(base, extras).map(([first, second]) => [...first, ...second])
}

function bodyOf({ endpoint, happy, realIds }: Ground): fc.Arbitrary<FuzzInput['body']> {
  if (endpoint.method === 'GET') return fc.constant(null)
  const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 })
  const near = endpoint.body ? nearValue(endpoint.body, '', realIds) : fc.constant({})
  const base =
    happy.body === undefined
      ? near
      : fc.oneof({ weight: 2, arbitrary: fc.constant(happy.body) }, { weight: 1, arbitrary: near })
  return fc.oneof(
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
}

const who: fc.Arbitrary<Who> = fc.oneof(
  { weight: 8, arbitrary: fc.constant('user' as const) },
  fc.constant('visitor' as const),
  fc.constant('expired' as const),
  fc.constant('madeUp' as const),
)

/** Inputs for one call: its valid input, values of its schema, mutations of both, and arbitrary bodies. */
export function fuzzInputs(
  endpoint: Endpoint,
  happy: CallInput,
  realIds: readonly string[],
): fc.Arbitrary<FuzzInput> {
  const ground = { endpoint, happy, realIds }
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  return fc.record({
    who,
    params: fc.record(Object.fromEntries(names.map((name) => [name, paramOf(ground, name)]))),
    query: queryOf(ground),
    body: bodyOf(ground),
    headers,
  })
}

/** Values known to break servers, tried in every place of the valid input, one at a time. */
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

/** The valid input with each place replaced in turn; and bodies beyond the limit. */
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
