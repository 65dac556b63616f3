import path from 'node:path'
import { readSubpackageRoots } from '../../scripts/lib/subpackages.mjs'
import { importsOf, listFiles, readText } from '../support/source-files'

const client = listFiles('src', /\.tsx?$/)
const rooms = readSubpackageRoots()

/** Path inside the project that an import leads to; packages stay as they are. */
function resolveImport(file: string, source: string): string {
  if (source.startsWith('@/')) return `src/${source.slice(2)}`
  if (source.startsWith('@contract/')) return `contract/${source.slice('@contract/'.length)}`
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(file), source) : source
}

const edges = client.flatMap((file) =>
  importsOf(file).map(({ source, isTypeOnly }) => ({
    file,
    target: resolveImport(file, source),
    isTypeOnly,
  })),
)
const show = ({ file, target }: { file: string; target: string }) => `${file} → ${target}`
const isUnder = (target: string, folder: string) => target === folder || target.startsWith(`${folder}/`)
const isPageCode = (target: string) =>
  ['src/pages', ...rooms.map((room) => `src/${room}`)].some((folder) => isUnder(target, folder)) &&
  !target.endsWith('.json')

test('no subpackage imports another one, and the main package imports none', () => {
  const roomOf = (file: string) => [...rooms, 'pages'].find((room) => isUnder(file, `src/${room}`))
  const wrong = edges.filter(({ file, target }) => {
    const from = roomOf(file)
    const to = roomOf(target)
    return from && to && from !== to
  })
  expect(wrong.map(show)).toEqual([])
})

test('components import no api, store, feature or page', () => {
  const wrong = edges.filter(
    ({ file, target }) =>
      isUnder(file, 'src/components') &&
      (['src/api', 'src/store', 'src/features'].some((folder) => isUnder(target, folder)) ||
        isPageCode(target)),
  )
  expect(wrong.map(show)).toEqual([])
})

test('platform imports only Taro, plain constants and its own folder', () => {
  const wrong = edges.filter(
    ({ file, target }) =>
      isUnder(file, 'src/platform') &&
      !isUnder(target, 'src/platform') &&
      !isUnder(target, 'contract/constants') &&
      !/^@tarojs\/|^react$/.test(target),
  )
  expect(wrong.map(show)).toEqual([])
})

test('navigation, hooks, api, store and features import no page', () => {
  const lower = [
    'src/navigation',
    'src/hooks',
    'src/api',
    'src/store',
    'src/features',
    'src/utils',
    'src/theme',
  ]
  const wrong = edges.filter(
    ({ file, target }) => lower.some((folder) => isUnder(file, folder)) && isPageCode(target),
  )
  expect(wrong.map(show)).toEqual([])
})

// shared by both sides without TypeBox
const plainContract = ['contract/constants', 'contract/route', 'contract/routes', 'contract/rules']

test('the client imports no values from the contract’s schemas', () => {
  const wrong = edges.filter(
    ({ target, isTypeOnly }) =>
      isUnder(target, 'contract') && !plainContract.some((folder) => isUnder(target, folder)) && !isTypeOnly,
  )
  expect(wrong.map(show)).toEqual([])
})

test('the plain part of the contract contains neither a schema library nor schemas', () => {
  const files = listFiles('contract', /\.ts$/).filter((file) =>
    plainContract.some((folder) => isUnder(file.replace(/\.ts$/, ''), folder)),
  )
  const wrong = files.filter((file) =>
    importsOf(file).some(
      ({ source, isTypeOnly }) =>
        source.includes('typebox') ||
        (!isTypeOnly &&
          source.startsWith('.') &&
          !plainContract.some((folder) => isUnder(resolveImport(file, source), folder))),
    ),
  )
  expect(wrong).toEqual([])
})

test('nothing of the client imports the server, the scripts or the tests', () => {
  const wrong = edges.filter(({ target }) =>
    ['server', 'scripts', '__tests__', 'config'].some((folder) => isUnder(target, folder)),
  )
  expect(wrong.map(show)).toEqual([])
})

test('nothing of the server imports the client', () => {
  const wrong = listFiles('server', /\.ts$/)
    .flatMap((file) => importsOf(file).map(({ source }) => ({ file, target: resolveImport(file, source) })))
    .filter(({ target }) => isUnder(target, 'src'))
  expect(wrong.map(show)).toEqual([])
})

test('only the contexts have an index: no other file just re-exports', () => {
  // Drizzle needs the whole schema as one object; lists of values are looked up by name, and are separate
  // files only so that a package of the mini-program contains just those of its pages
  const allowed = ['server/db/schema/index.ts', 'contract/constants/enums.ts']
  const wrong = [...client, ...listFiles('server', /\.ts$/), ...listFiles('contract', /\.ts$/)]
    .filter((file) => !allowed.includes(file) && !/^server\/contexts\/[\w-]+\/index\.ts$/.test(file))
    .filter((file) => {
      const statements = readText(file)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .split(/\n(?=\S)/)
        .map((statement) => statement.trim())
        .filter(Boolean)
      return (
        statements.length > 0 &&
        statements.every((statement) =>
          /^export\s+(type\s+)?(\*|\{[\s\S]*\})\s*(as \w+\s*)?from\b/.test(statement),
        )
      )
    })
  expect(wrong).toEqual([])
})

test('only platform calls Taro’s device and network functions', () => {
  const functions = [
    'request|uploadFile|downloadFile|login|requestPayment|getLocation|makePhoneCall|setClipboardData',
    '([gs]et|remove|clear)Storage(Sync)?|getUpdateManager|getSystemInfo(Sync)?|addPhoneCalendar',
  ]
  const calls = new RegExp(`\\bTaro\\.(${functions.join('|')})\\b|\\bwx\\.`)
  const wrong = client.filter(
    (file) =>
      !isUnder(file, 'src/platform') && calls.test(readText(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
  )
  expect(wrong).toEqual([])
})
