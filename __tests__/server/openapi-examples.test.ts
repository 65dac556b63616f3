import { Value } from '@sinclair/typebox/value'
import type { TSchema } from '@sinclair/typebox'
import type { Endpoint } from '../../contract/define-endpoint'
import { endpoints } from '../../contract/endpoints'
import { exampleOf, fromPattern } from '../../server/lib/schema-example'

interface Operation {
  parameters?: { name: string; in: string; example?: unknown }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}
let paths: Record<string, Record<string, Operation>>

beforeAll(async () => {
  paths = (JSON.parse((await medibook.inject('/openapi.json')).body) as { paths: typeof paths }).paths
})

const operationOf = (endpoint: Endpoint): Operation | undefined =>
  paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
const problems = (schema: TSchema, value: unknown, at: string): string[] =>
  Value.Check(schema, value)
    ? []
    : [...Value.Errors(schema, value)]
        .slice(0, 3)
        .map((error) => `${at}${error.path}: ${error.message} (${JSON.stringify(error.value)})`)

test('every call has an example of its request and of its answer, and each is what the contract accepts', () => {
  const found = Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const operation = operationOf(endpoint)
    if (!operation) return [`${name}: not in the document`]
    const given = (place: string) =>
      Object.fromEntries(
        (operation.parameters ?? [])
          .filter((parameter) => parameter.in === place)
          .map((parameter) => [parameter.name, parameter.example]),
      )
    const answer = operation.responses['200']?.content?.['application/json']?.example as
      { code: number; msg: string; data: unknown } | undefined
    return [
      ...(endpoint.params ? problems(endpoint.params, given('path'), `${name} params`) : []),
      ...(endpoint.query ? problems(endpoint.query, given('query'), `${name} query`) : []),
      ...(endpoint.body
        ? problems(endpoint.body, operation.requestBody?.content['application/json']?.example, `${name} body`)
        : []),
      ...(endpoint.binary
        ? []
        : answer?.code === 0
          ? problems(endpoint.data, answer.data, `${name} data`)
          : [`${name}: no example of its answer`]),
    ]
  })
  expect(found).toEqual([])
})

test('examples are the same at each start', () => {
  for (const endpoint of Object.values(endpoints))
    expect(exampleOf(endpoint.data)).toEqual(exampleOf(endpoint.data))
})

test.each([
  '^\\d{6}$',
  '^\\+\\d{1,4}$',
  '^[A-Za-z0-9_-]+$',
  '^-?\\d{1,9}\\.\\d{2}$',
  '^(ab|cd)x{2}[^a]?$',
  '^(?:a|b)+$',
  '^[A-Z]{3}$',
  '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
  '^(https?://)?[\\w.-]+$',
  '^(?!\\d+$).{2,}$',
])('a text for the pattern %s fits it', (pattern) => {
  expect(fromPattern(pattern)).toMatch(new RegExp(pattern))
})
