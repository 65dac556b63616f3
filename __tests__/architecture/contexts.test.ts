import { contextOrder } from '../../scripts/lib/server-contexts.mjs'
import { graph } from '../support/import-graph'
import { listFiles, readText } from '../support/source-files'

const contexts = contextOrder.flat()
const contextOf = (file: string) => /^server\/contexts\/([\w-]+)\//.exec(file)?.[1]
const levelOf = (context: string) => contextOrder.findIndex((level) => level.includes(context))
const isDoor = (file: string) => /^server\/contexts\/[\w-]+\/index\.ts$/.test(file)

// type imports count, as everywhere in this graph
const arrows = [...graph]
  .filter(([file]) => file.startsWith('server/'))
  .flatMap(([file, targets]) => targets.map((target) => ({ file, target })))
const show = ({ file, target }: { file: string; target: string }) => `${file} → ${target}`

test('every context has a place in the order, an index and routes', () => {
  const files = listFiles('server/contexts', /\.ts$/)
  expect([...new Set(files.map(contextOf))].sort()).toEqual([...contexts].sort())
  const missing = contexts
    .flatMap((name) => ['index.ts', 'routes.ts'].map((file) => `server/contexts/${name}/${file}`))
    .filter((file) => !files.includes(file))
  expect(missing).toEqual([])
})

test('a context imports only contexts below it, through their index', () => {
  const between = arrows.filter(({ file, target }) => {
    const [from, to] = [contextOf(file), contextOf(target)]
    return from !== undefined && to !== undefined && from !== to
  })
  expect(between.length).toBeGreaterThan(0)
  const isRight = ({ file, target }: { file: string; target: string }) =>
    levelOf(contextOf(target) ?? '') < levelOf(contextOf(file) ?? '') && isDoor(target)
  expect(between.filter((arrow) => !isRight(arrow)).map(show)).toEqual([])
})

test('code outside of contexts imports their index only, and shared code imports no context', () => {
  const outside = arrows.filter(({ file, target }) => !contextOf(file) && contextOf(target))
  const isAbove = (file: string) => /^server\/(app|demo)\/|^server\/[\w-]+\.ts$/.test(file)
  expect(outside.filter(({ file, target }) => !isAbove(file) || !isDoor(target)).map(show)).toEqual([])
})

test('only the start imports the demo', () => {
  const users = arrows.filter(
    ({ file, target }) => target.startsWith('server/demo/') && !file.startsWith('server/demo/'),
  )
  expect([...new Set(users.map(({ file }) => file))]).toEqual(['server/start.ts'])
})

test('an index exports only what other modules import', () => {
  const taken = new Set(
    arrows
      .filter(({ target }) => isDoor(target))
      .flatMap(({ file, target }) => {
        const context = contextOf(target) ?? ''
        const imports = new RegExp(`import (?:type )?\\{([^}]*)\\} from '[./]*(?:contexts/)?${context}'`, 'g')
        return [...readText(file).matchAll(imports)].flatMap(([, names = '']) =>
          names.split(',').map(
            (name) =>
              `${context} ${
                name
                  .trim()
                  .replace(/^type /, '')
                  .split(' as ')[0]
              }`,
          ),
        )
      }),
  )
  const opened = contexts.flatMap((context) =>
    [...readText(`server/contexts/${context}/index.ts`).matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(
      ([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim().replace(/^type /, ''))
          .filter(Boolean)
          .map((name) => `${context} ${name}`),
    ),
  )
  expect(opened.length).toBeGreaterThan(0)
  expect(opened.filter((name) => !taken.has(name))).toEqual([])
})

test('all needs and events of a context are wired', () => {
  const wires = readText('server/app/wires.ts')
  const needs = listFiles('server/contexts', /\.ts$/).flatMap((file) =>
    [...readText(file).matchAll(/export const (\w+) =\s*define(?:Need|Event)</g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(needs.length).toBeGreaterThan(0)
  const isWired = (name: string) => new RegExp(`\\b(provide|on)\\(${name},`).test(wires)
  // wired by provideUserData
  expect(needs.filter((name) => !isWired(name))).toEqual(['userData'])
})
