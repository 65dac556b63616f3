// Mini-program only: at run time Taro reads from its tables of components just the names of the attributes, to number them. What only the
// templates need, which are written by the build, is left out here: default values, events, and attributes of components that nobody draws.
const fs = require('node:fs')
const path = require('node:path')

const namesIn = (folder, extension) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .flatMap((entry) => [
      ...fs
        .readFileSync(path.join(entry.parentPath ?? entry.path, entry.name), 'utf8')
        .matchAll(/import \{([^}]*)\} from ["']@tarojs\/components["']/g),
    ])
    .flatMap(([, names]) => names.split(',').map((name) => name.trim().split(' as ')[0]))

let drawn
function drawnComponents(root) {
  // View, Text and Image have relatives (CatchView, StaticText …) that Taro numbers by them
  drawn ??= new Set([
    'View',
    'Text',
    'Image',
    ...namesIn(path.join(root, 'src'), '.tsx'),
    ...namesIn(path.join(root, 'node_modules/taro-ui/lib/components'), '.js'),
  ])
  return drawn
}

/** Every component keeps its place, since its number follows from it. */
const onlyNames = (components, used) =>
  Object.fromEntries(
    Object.entries(components).map(([name, attributes]) => [
      name,
      used.has(name)
        ? Object.fromEntries(
            Object.keys(attributes)
              .filter((attribute) => !attribute.startsWith('bind'))
              .map((attribute) => [attribute, 0]),
          )
        : {},
    ]),
  )

/** The object literal that is assigned to a constant, and its value. `names` are the constants it uses. */
function tableIn(source, constant, names) {
  const found = new RegExp(`const ${constant} = (\\{[\\s\\S]*?\\n\\});`).exec(source)
  if (!found) return null
  const before = names ? '' : source.slice(0, found.index)
  return {
    literal: found[1],
    value: new Function(...(names ?? []), `${before}; return ${found[1]}`)(...(names ?? []).map(() => '')),
  }
}

module.exports = function componentNamesLoader(source) {
  const isShared = this.resourcePath.replace(/\\/g, '/').endsWith('/shared/dist/components.js')
  const table = isShared
    ? tableIn(source, 'internalComponents')
    : tableIn(source, 'components', ['_true', '_false', '_empty', '_zero', '_object'])
  if (!table)
    throw new Error(
      `${this.resourcePath} lists its components otherwise than config/component-names-loader.js expects`,
    )
  const names = JSON.stringify(onlyNames(table.value, drawnComponents(this.rootContext)))
  if (!isShared) return source.replace(table.literal, () => names)
  // the tables of the single components would stay for the effect that a minifier sees in Object.assign
  const rest = source.slice(source.indexOf(table.literal) + table.literal.length)
  return `const touchEvents = {};\nconst animation = {};\nconst singleQuote = (text) => \`'\${text}'\`;\nconst internalComponents = ${names}${rest}`
}
