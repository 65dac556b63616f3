import { listFiles, readText } from '../support/source-files'

const files = listFiles('src', /\.ts$/).filter((file) => readText(file).includes('.injectEndpoints('))

/**
 * Endpoints are defined as `name: build.query(…)`; `builds` counts the calls, so that no definition is
 * missed.
 */
const definitions = files.map((file) => {
  const text = readText(file)
  return {
    file,
    names: [...text.matchAll(/(\w+):\s*build\.(?:query|mutation|infiniteQuery)\b/g)].map(
      ([, name = '']) => name,
    ),
    builds: [...text.matchAll(/\bbuild\.\w/g)].length,
  }
})

test('every endpoint is defined in the form that this test parses', () => {
  expect(files.length).toBeGreaterThan(0)
  expect(definitions.filter(({ names, builds }) => names.length !== builds).map(({ file }) => file)).toEqual(
    [],
  )
})

// injectEndpoints ignores or replaces an endpoint with an existing name, depending on which package is loaded
// first
test('no two endpoints have the same name', () => {
  const places = new Map<string, string[]>()
  for (const { file, names } of definitions)
    for (const name of names) places.set(name, [...(places.get(name) ?? []), file])
  expect([...places].filter(([, found]) => found.length > 1)).toEqual([])
})
