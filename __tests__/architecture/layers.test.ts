import path from 'node:path'
import { importsOf, listFiles, readText } from '../support/source-files'

const files = ['src', 'contract', 'server', 'config', '__tests__'].flatMap((folder) =>
  listFiles(folder, /\.tsx?$/),
)
const known = new Set(files)
const endings = ['', '/index'].flatMap((end) =>
  ['.ts', '.tsx', '.h5.ts', '.h5.tsx', '.weapp.ts', '.weapp.tsx'].map((suffix) => end + suffix),
)

/** The files an import may lead to: both forks where a file has two. */
function targetsOf(file: string, source: string): string[] {
  const base = source.startsWith('@/')
    ? `src/${source.slice(2)}`
    : source.startsWith('@contract/')
      ? source.replace('@contract', 'contract')
      : path.posix.join(path.posix.dirname(file), source)
  return ['', ...endings].map((ending) => base + ending).filter((name) => known.has(name))
}

// type imports count: what cannot be understood without the other is one module
const graph = new Map(
  files.map((file) => [
    file,
    importsOf(file)
      .filter(({ source }) => /^(\.|@\/|@contract\/)/.test(source))
      .flatMap(({ source }) => targetsOf(file, source)),
  ]),
)

/** Tarjan's strongly connected components with more than one file, each sorted. */
function circles(): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    const number = order.size
    let low = number
    order.set(file, number)
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === number) {
      const members = open.splice(open.indexOf(file))
      if (members.length > 1) found.push(members.sort())
    }
    return low
  }
  for (const file of files) if (!order.has(file)) visit(file)
  return found
}

test('imports form no circle, type imports included', () => {
  expect(circles()).toEqual([])
})

test('shared layers import nothing above them', () => {
  const layers: Record<string, RegExp> = {
    'src/utils/': /^src\/(api|store|features|components|navigation|hooks|pages)/,
    'src/theme/': /^src\/(api|store|features|components|navigation|hooks|i18n|pages)/,
    'src/hooks/': /^src\/(api|store|features|components|navigation|pages)/,
    'src/navigation/': /^src\/(api|store|features|components|pages)/,
    'src/components/': /^src\/(api|store|features|pages)/,
    'src/api/': /^src\/(store|features|components|navigation|hooks|pages)/,
    'src/features/': /^src\/(pages|app-overlays)/,
  }
  const wrong = Object.entries(layers).flatMap(([layer, above]) =>
    [...graph]
      .filter(([file]) => file.startsWith(layer))
      .flatMap(([file, targets]) =>
        targets.filter((target) => above.test(target)).map((target) => `${file} → ${target}`),
      ),
  )
  expect(wrong).toEqual([])
})

test('every feature has its place in the order of features', () => {
  const list = /featureOrder = \[([^\]]*)\]/.exec(readText('eslint.config.mjs'))?.[1] ?? ''
  const listed = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)
  const folders = new Set(listFiles('src/features').map((file) => file.split('/')[2]))
  expect([...listed].sort()).toEqual([...folders].sort())
})

/** Shared by what they are rather than by how many use them; each with its reason. */
const guests: Readonly<Record<string, string>> = {}

/** A shared component or hook by its folder or file, and who uses it: a feature, a page, a room or a shared module. */
const sharedUnit = (file: string) =>
  /^src\/(?:components|hooks)\/[\w-]+/.exec(file.replace(/\.(h5|weapp)\.tsx?$/, ''))?.[0]
const ownerOf = (file: string) =>
  /^src\/(?:features\/[\w-]+|pages\/\w+|pages-[\w-]+)/.exec(file)?.[0] ??
  sharedUnit(file) ??
  file.split('/').slice(0, 2).join('/')

test('what only one feature or page uses lives there, not among the shared components and hooks', () => {
  const users = new Map<string, Set<string>>()
  for (const [file, targets] of graph)
    for (const target of file.startsWith('src/') ? targets : []) {
      const unit = sharedUnit(target)
      if (unit && ownerOf(file) !== unit) users.set(unit, (users.get(unit) ?? new Set()).add(ownerOf(file)))
    }
  expect(users.size).toBeGreaterThan(0)
  const lodgers = [...users].flatMap(([unit, owners]) => {
    const [owner = ''] = owners
    return owners.size === 1 && /^src\/(features|pages)/.test(owner) ? [`${unit} → ${owner}`] : []
  })
  expect(lodgers.filter((line) => !(line in guests))).toEqual([])
  expect(Object.keys(guests).filter((line) => !lodgers.includes(line))).toEqual([])
})
