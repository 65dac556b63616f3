import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { endpoints } from '../../contract/endpoints'

const root = path.resolve(__dirname, '../..')
const braces = (route: string) => route.replace(/:(\w+)/g, '{$1}')
const calls = Object.values(endpoints).map(({ method, path: route, source }) => ({
  call: `${method} ${braces(route)}`,
  source,
}))
/** Every call of the specification, as listed in the contract. */
const specified = new Set(
  readFileSync(path.join(root, 'contract/spec-calls.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(1).join(' ')),
)

interface Document {
  paths: Record<string, Record<string, unknown>>
}
const document = async () => JSON.parse((await medibook.inject('/openapi.json')).body) as Document

test('the specification lists 178 calls', () => {
  expect(specified.size).toBe(178)
})

test('the contract has all 178 of them', () => {
  const have = new Set(calls.map(({ call }) => call))
  expect([...specified].filter((call) => !have.has(call))).toEqual([])
})

test('a call is marked as specified exactly when the specification lists it', () => {
  expect(calls.filter(({ call, source }) => (source === 'spec') !== specified.has(call))).toEqual([])
})

test('the server answers every call of the contract, and publishes no other', async () => {
  const { paths } = await document()
  const served = Object.entries(paths)
    .flatMap(([route, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${route}`))
    .filter((call) => /^\w+ \/(mall|weixin|h5|pay|api|admin)\//.test(call))
  expect(served.sort()).toEqual(calls.map(({ call }) => call).sort())
})

test('the published document is valid OpenAPI 3.1', async () => {
  const validate =
    "import { Validator } from '@seriousme/openapi-schema-validator'; let text = ''; for await " +
    '(const part of process.stdin) text += part; const answer = await new ' +
    'Validator().validate(JSON.parse(text)); console.log(JSON.stringify(answer.valid ? [] : ' +
    'answer.errors))'
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', validate], {
    cwd: root,
    input: JSON.stringify(await document()),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  expect({ errors: JSON.parse(stdout || 'null') as unknown, stderr }).toEqual({ errors: [], stderr: '' })
})
