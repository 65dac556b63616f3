import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Endpoint } from '../../contract/define-endpoint'
import { endpoints } from '../../contract/endpoints'
import { exampleOf } from '../../server/lib/schema-example'

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

test('every call has an example of request and response that the contract accepts', () => {
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

test('the examples are the same at each start', () => {
  for (const endpoint of Object.values(endpoints))
    expect(exampleOf(endpoint.data)).toEqual(exampleOf(endpoint.data))
})
