import paths from '../../contract/routes/paths.json'
import { listFiles, readText } from '../support/source-files'

/** What an address of the API begins with: its first two segments, as the contract has them. */
const roots = [
  ...new Set(Object.values(paths).map((route) => (/(\/[^/:]+\/[^/:]+)/.exec(route) ?? [])[1] ?? '')),
]
const literal = new RegExp(`['"\`](?:\\$\\{[^}]*\\})?((?:${roots.join('|')})(?:/[^'"\`]*)?)['"\`]`, 'g')

/** Not endpoints of the contract. */
const others = new Set([
  'server/contexts/clinic/queue/live-key.ts: /mall/api/ma/registration/live',
  '__tests__/server/fuzz-other.test.ts: /mall/api/ma/registration/live?key=${encodeURIComponent(key)}',
  '__tests__/server/core.test.ts: /mall/api/ma/nowhere',
])

test('an endpoint is called by its name: its path is in the contract only', () => {
  const found = ['src', 'server', 'build', 'config', 'scripts', '__tests__']
    .flatMap((folder) => listFiles(folder, /\.(tsx?|[mc]?js)$/))
    .flatMap((file) => [...readText(file).matchAll(literal)].map(([, path]) => `${file}: ${path}`))
  expect(found.filter((place) => !others.has(place))).toEqual([])
})
