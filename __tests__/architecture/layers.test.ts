import { circles, graph } from '../support/import-graph'
import { listFiles, readText } from '../support/source-files'

test('imports form no cycles, including type imports', () => {
  expect(circles()).toEqual([])
})

test('shared layers import nothing above them', () => {
  const layers: Record<string, RegExp> = {
    'src/utils/': /^src\/(api|store|features|components|navigation|hooks|pages)/,
    'src/theme/': /^src\/(api|store|features|components|navigation|hooks|i18n|pages)/,
    // the texts of a subpackage are in its folder
    'src/i18n/': /^src\/(api|store|features|components|navigation|hooks|theme|pages.*\.tsx?$)/,
    'src/hooks/': /^src\/(api|store|features|components|navigation|pages)/,
    'src/navigation/': /^src\/(api|store|features|components|pages)/,
    'src/components/': /^src\/(api|store|features|pages)/,
    'src/api/': /^src\/(store|features|components|navigation|hooks|pages)/,
    'src/features/': /^src\/pages/,
    'src/app-overlays/': /^src\/pages/,
    // app-overlays contains the pages, first-screen the whole app
    'src/(?!app-overlays|first-screen|pages|app\\.)': /^src\/app-overlays/,
    'src/(?!first-screen)': /^src\/first-screen/,
  }
  const wrong = Object.entries(layers).flatMap(([layer, above]) =>
    [...graph]
      .filter(([file]) => new RegExp(`^${layer}`).test(file))
      .flatMap(([file, targets]) =>
        targets.filter((target) => above.test(target)).map((target) => `${file} → ${target}`),
      ),
  )
  expect(wrong).toEqual([])
})

test('every feature has a place in the order of features', () => {
  const list = /featureOrder = \[([^\]]*)\]/.exec(readText('scripts/lib/lint/import-zones.mjs'))?.[1] ?? ''
  const listed = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)
  const folders = new Set(listFiles('src/features').map((file) => file.split('/')[2]))
  expect([...listed].sort()).toEqual([...folders].sort())
})

/** Modules that are shared by their nature rather than by the number of their users, each with its reason. */
const guests: Readonly<Record<string, string>> = {
  'src/utils/validators → src/pages-mine':
    'the generic validators of the specification (section 5), for every form that will need one',
}

/**
 * A shared component, hook, helper or API of a feature, by its folder or file, and its users: a feature, a
 * page, a subpackage or a shared module.
 */
const sharedUnit = (file: string) =>
  /^src\/(?:(?:components|hooks|utils)|features\/[\w-]+\/(?:api|components|hooks))\/[\w-]+/.exec(
    file.replace(/\.(h5|weapp)\.tsx?$/, ''),
  )?.[0]
const ownerOf = (file: string) =>
  /^src\/(?:features\/[\w-]+|pages\/\w+|pages-[\w-]+)/.exec(file)?.[0] ??
  sharedUnit(file) ??
  file.split('/').slice(0, 2).join('/')

test('modules used by a single feature or page are placed there rather than among shared ones', () => {
  const users = new Map<string, Set<string>>()
  for (const [file, targets] of graph)
    for (const target of file.startsWith('src/') ? targets : []) {
      const unit = sharedUnit(target)
      if (unit && ownerOf(file) !== unit) users.set(unit, (users.get(unit) ?? new Set()).add(ownerOf(file)))
    }
  expect(users.size).toBeGreaterThan(0)
  const lodgers = [...users].flatMap(([unit, owners]) => {
    const [owner = ''] = owners
    const isLodger =
      owners.size === 1 && /^src\/(features|pages)/.test(owner) && !unit.startsWith(`${owner}/`)
    return isLodger ? [`${unit} → ${owner}`] : []
  })
  expect(lodgers.filter((line) => !(line in guests))).toEqual([])
  expect(Object.keys(guests).filter((line) => !lodgers.includes(line))).toEqual([])
})
