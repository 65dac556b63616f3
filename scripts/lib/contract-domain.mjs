// Generates one domain of contract/routes: its types, and the shapes for decoding.
import {
  dictionaryOf,
  isObject,
  keyText,
  kindOf,
  kinds,
  marks,
  objectParts,
  partsOf,
} from './contract-schemas.mjs'

export const isSchema = (value) =>
  typeof value === 'object' && value !== null && Symbol.for('TypeBox.Kind') in value && !('method' in value)

/** Names of the schemas visible in one domain, and the imports of those that were used. */
function createNames(domain, domains) {
  const imported = new Map()
  const addImport = (from, what) => imported.set(from, (imported.get(from) ?? new Set()).add(what))
  const visible = new Map()
  const addVisible = (from, isOwn) => {
    for (const [schemaName, schema] of Object.entries(domains.get(from).exports))
      if (isSchema(schema) && isObject(schema) && !visible.has(JSON.stringify(schema)))
        visible.set(JSON.stringify(schema), { name: schemaName, from: isOwn ? null : `./${from}` })
  }
  addVisible(domain, true)
  domains.get(domain).imports.forEach((from) => addVisible(from, false))
  const nameOf = (schema) => visible.get(JSON.stringify(schema)) ?? null
  let needed = new Set()
  const used = (found, what) => {
    if (found.from) addImport(found.from, what)
    else needed.add(found.name)
    return what
  }
  /** Names of the domain's own schemas used while `make` ran. */
  const neededBy = (make) => {
    needed = new Set()
    return { text: make(), needed }
  }
  const shapeName = (found) => `${found.name[0].toLowerCase()}${found.name.slice(1)}Shape`
  return { domain, imported, addImport, nameOf, used, neededBy, shapeName }
}

const namedTypes = { money: 'Cents', day: 'Day', moment: 'Moment', time: 'Time' }

/** Prints schemas as TypeScript types of decoded values. */
function createTypes(names, { patterns, enumNames, commonTexts, decodedNames }) {
  const text = (type) => {
    names.addImport('../route', `type ${type}`)
    return type
  }
  function scalarType(parts, kind) {
    if (kind === 'flag') return parts.length === 1 ? String(parts[0].const === '1') : 'boolean'
    if (kind in namedTypes) return text(namedTypes[kind])
    if (parts.every((part) => 'const' in part)) {
      const values = parts.map((part) => part.const)
      const named = enumNames.get(JSON.stringify(values))
      if (named) names.addImport('../constants/enums', `type ${named}`)
      return named ?? values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ')
    }
    return kind === 'text' ? 'string' : kind === 'rate' ? 'number' : kind
  }
  const propertiesText = ({ properties, required = [] }) =>
    `{ ${Object.entries(properties)
      .map(([key, property]) => {
        const doc =
          property.description && !commonTexts.has(property.description)
            ? `\n/** ${property.description} */\n`
            : ''
        return `${doc}${keyText(decodedNames[key] ?? key)}${required.includes(key) ? '' : '?'}: ${typeText(property)}`
      })
      .join('\n')} }`
  function partType(part, own) {
    const found = own ? null : names.nameOf(part)
    if (found) return names.used(found, found.name)
    if (part.type === 'array') return `(${typeText(part.items)})[]`
    if (dictionaryOf(part)) return `Record<string, ${typeText(dictionaryOf(part))}>`
    if (!isObject(part)) return 'unknown'
    const { extended, own: properties } = objectParts(part, names.nameOf)
    if (properties.properties.records && properties.properties.pages && properties.properties.total)
      return `${text('PageOf')}<${typeText(properties.properties.records.items)}>`
    const bases = extended.map((one) => names.used(one, one.name))
    const hasOwn = Object.keys(properties.properties).length > 0
    return [...bases, ...(hasOwn || !bases.length ? [propertiesText(properties)] : [])].join(' & ')
  }
  function typeText(schema) {
    const { parts, isNullable } = partsOf(schema)
    const kind = kindOf(parts, patterns)
    const types = kind ? [scalarType(parts, kind)] : parts.map((part) => partType(part, false))
    return [...types, ...(isNullable ? ['null'] : [])].join(' | ')
  }
  return { partType, typeText }
}

/** Prints schemas as shapes (contract/route.ts). */
function createShapes(names, patterns) {
  function objectShape(schema, own) {
    const found = own ? null : names.nameOf(schema)
    if (found) return names.used(found, names.shapeName(found))
    if (dictionaryOf(schema)) return `[${shapeOf(dictionaryOf(schema))}, ${marks.dictionary}]`
    const { extended, own: properties } = objectParts(schema, names.nameOf)
    const [first, ...others] = extended
    if (others.length) throw new Error(`${names.domain}: a shape extends one other at most`)
    const entries = Object.entries(properties.properties).map(
      ([key, property]) => `${keyText(key)}: ${shapeOf(property, !properties.required?.includes(key))}`,
    )
    return `{ ${[...(first ? [`'': ${names.used(first, names.shapeName(first))}`] : []), ...entries].join(', ')} }`
  }
  const partShape = (part) =>
    part.type === 'array'
      ? `[${shapeOf(part.items)}]`
      : isObject(part)
        ? objectShape(part, false)
        : `${kinds.any}`
  function shapeOf(schema, isOptional = false) {
    const { parts, isNullable } = partsOf(schema)
    const bits = (isNullable ? marks.nullable : 0) + (isOptional ? marks.optional : 0)
    const kind = kindOf(parts, patterns)
    if (kind) return String(kinds[kind] + bits)
    if (parts.length > 1) return `[[${parts.map(partShape).join(', ')}], ${marks.union + bits}]`
    const inner = partShape(parts[0])
    if (/^\d+$/.test(inner)) return String(Number(inner) + bits)
    return bits ? `[${inner}, ${bits}]` : inner
  }
  return { objectShape, shapeOf }
}

/** Creates the generator of one domain. */
export function createDomain(name, context) {
  const names = createNames(name, context.domains)
  return { ...names, ...createTypes(names, context), ...createShapes(names, context.patterns) }
}
