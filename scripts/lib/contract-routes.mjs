// Writes contract/routes: for each domain a file with decoded types and a constant per endpoint, without
// TypeBox.
import fs from 'node:fs'
import path from 'node:path'
import { format } from 'prettier'
import { tsImport } from 'tsx/esm/api'
import { createDomain, isSchema } from './contract-domain.mjs'
import { encodeShapeOf, isObject, kindOf, kinds, partsOf, shapeText } from './contract-schemas.mjs'
import { inRoot } from './paths.mjs'

const notDomains = ['common', 'define-endpoint', 'endpoints', 'route']
const contractFolder = inRoot('contract')
const enumFolder = path.join(contractFolder, 'constants', 'enums')
const isEndpoint = (value) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'data' in value

/** The exports of each domain, and the domains it imports. */
async function readDomains() {
  const load = (file) => tsImport(path.join(contractFolder, `${file}.ts`), import.meta.url)
  const names = fs
    .readdirSync(contractFolder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -3))
    .filter((name) => !notDomains.includes(name))
    .sort()
  const domains = new Map()
  for (const name of names) {
    const source = fs.readFileSync(path.join(contractFolder, `${name}.ts`), 'utf8')
    const imports = [...source.matchAll(/from '\.\/([\w-]+)'/g)].map(([, imported]) => imported)
    domains.set(name, { exports: await load(name), imports: imports.filter((one) => names.includes(one)) })
  }
  const lists = await Promise.all(
    fs.readdirSync(enumFolder).map((file) => load(`constants/enums/${path.basename(file, '.ts')}`)),
  )
  const { decodedNames } = await load('constants/decoded-names')
  return { domains, common: await load('common'), enums: Object.assign({}, ...lists), decodedNames }
}

/** Type names of the lists in constants/enums, by their values. */
function enumTypes(enums) {
  const source = fs
    .readdirSync(enumFolder)
    .map((file) => fs.readFileSync(path.join(enumFolder, file), 'utf8'))
    .join('\n')
  const types = new Map()
  for (const [, type, constant] of source.matchAll(/export type (\w+) = \(typeof (\w+)\)\[number\]/g))
    if (!types.has(JSON.stringify(enums[constant]))) types.set(JSON.stringify(enums[constant]), type)
  return types
}

function routeText(name, endpoint, domain, { patterns, decodedNames }) {
  const types = [`data: ${domain.typeText(endpoint.data)}`]
  for (const part of ['params', 'query', 'body'])
    if (endpoint[part]) types.push(`${part}: ${domain.typeText(endpoint[part])}`)
  const fields = [
    ...(endpoint.method === 'GET' ? [] : [`method: '${endpoint.method}'`]),
    `path: '${endpoint.path}'`,
    ...(endpoint.auth === 'none' ? [] : [`auth: '${endpoint.auth}'`]),
    ...(endpoint.isIdempotent ? ['isIdempotent: true'] : []),
    `data: ${endpoint.binary ? kinds.any : domain.shapeOf(endpoint.data)}`,
  ]
  for (const part of ['query', 'body']) {
    const shape = endpoint[part] && encodeShapeOf(endpoint[part], patterns)
    const renamed = namesIn(endpoint[part]).find((key) => key in decodedNames)
    // encode() does not rename properties
    if (renamed) throw new Error(`${name}: ${part} has ${renamed}, which only answers may have`)
    if (shape) fields.push(`${part}: ${shapeText(shape)}`)
  }
  return (
    `/** ${endpoint.summary.replaceAll('*/', '* /')} */\nexport const ${name}: Route<{ ` +
    `${types.join('; ')} }> = { ${fields.join(', ')} }\n`
  )
}

/** Names of all properties of a schema, including nested ones. */
const namesIn = (schema) =>
  typeof schema !== 'object' || schema === null
    ? []
    : [...Object.keys(schema.properties ?? {}), ...Object.values(schema).flatMap(namesIn)]

/** Sorts constants so that each comes after those that it refers to. */
function inOrderOfNeed(own) {
  const done = new Map()
  const add = (name) => {
    const found = own.get(name)
    if (!found || done.has(name)) return
    own.delete(name)
    found.needed.forEach(add)
    done.set(name, found.text)
  }
  ;[...own.keys()].forEach(add)
  return [...done.values()]
}

function domainText(name, context) {
  const domain = createDomain(name, context)
  const { exports } = context.domains.get(name)
  const own = new Map()
  for (const [schemaName, schema] of Object.entries(exports)) {
    if (!isSchema(schema)) continue
    if (isObject(schema))
      own.set(
        schemaName,
        domain.neededBy(() => {
          const shape = `${domain.shapeName({ name: schemaName })}: Shape = ${domain.objectShape(schema, true)}`
          return `export type ${schemaName} = ${domain.partType(schema, true)}\n\nexport const ${shape}\n`
        }),
      )
    else if (schema.anyOf && !kindOf(partsOf(schema).parts, context.patterns))
      own.set(
        schemaName,
        domain.neededBy(() => `export type ${schemaName} = ${domain.typeText(schema)}\n`),
      )
  }
  const body = inOrderOfNeed(own)
  const routes = Object.entries(exports).filter(([, value]) => isEndpoint(value))
  if (!routes.length && !body.length) return null
  routes.forEach(([routeName, endpoint]) => body.push(routeText(routeName, endpoint, domain, context)))
  if (routes.length) domain.addImport('../route', 'type Route')
  if (body.some((part) => part.includes(': Shape'))) domain.addImport('../route', 'type Shape')
  const imports = [...domain.imported].map(
    ([from, names]) =>
      'import { ' +
      `${[...names].map((one) => (/^type |Shape$/.test(one) ? one : `type ${one}`)).join(', ')} } ` +
      `from '${from}'`,
  )
  return (
    `// Generated from contract/${name}.ts by \`npm run contract\`: do not ` +
    `edit.\n${imports.sort().join('\n')}\n\n${body.join('\n')}`
  )
}

/** @returns {Promise<Map<string, string>>} file below contract/routes → its text */
export async function renderRoutes() {
  const { domains, common, enums, decodedNames } = await readDomains()
  const patterns = {
    [common.Money.pattern]: 'money',
    [common.Price.pattern]: 'money',
    [common.Day.pattern]: 'day',
    [common.Moment.pattern]: 'moment',
    [common.Time.pattern]: 'time',
    [common.Rate.pattern]: 'rate',
  }
  const commonTexts = new Set(
    Object.values(common)
      .map((one) => one.description)
      .filter(Boolean),
  )
  const context = { domains, patterns, enumNames: enumTypes(enums), commonTexts, decodedNames }
  const options = JSON.parse(fs.readFileSync(inRoot('.prettierrc.json'), 'utf8'))
  const files = new Map()
  const paths = {}
  for (const name of domains.keys()) {
    const text = domainText(name, context)
    if (text) files.set(`${name}.ts`, await format(text, { ...options, parser: 'typescript' }))
    for (const [routeName, endpoint] of Object.entries(domains.get(name).exports))
      if (isEndpoint(endpoint)) paths[routeName] = `${endpoint.method} ${endpoint.path}`
  }
  files.set('paths.json', `${JSON.stringify(Object.fromEntries(Object.entries(paths).sort()), null, 2)}\n`)
  return files
}
