import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { limits } from '../../scripts/lib/lint/limits.mjs'
import { listFiles, projectRoot, readText } from '../support/source-files'

const program = /\.(tsx?|mjs|cjs|js)$/
const code = ['src', 'server', 'contract', 'scripts', 'config', 'build'].flatMap((folder) =>
  listFiles(folder, program),
)
const tests = listFiles('__tests__', program)
const roots = fs.readdirSync(projectRoot).filter((name) => program.test(name))
// The specification fixes the page paths; their folders and files keep its spelling
const givenSpellings = /^src\/pages[\w-]*\//
/** Data, generated files and drawings are exempt from the limit. */
const data = /^(server\/demo\/seed\/content\/|contract\/routes\/)|\/(icons|drawings|room-drawings)\.scss$/
/** Tables that have one row for every element of the app. */
const tables = ['__tests__/support/chosen-controls.ts']
/** Lines of drawings contain paths of any length. */
const drawings = /^scripts\/pictures\//

const sheets = ['src', 'build'].flatMap((folder) => listFiles(folder, /\.scss$/))
/** Configuration files for building and running. */
const settings = [
  '.env.example',
  ...listFiles('deploy'),
  ...listFiles('.github', /\.ya?ml$/),
  ...fs.readdirSync(projectRoot).filter((name) => /^Dockerfile$|\.ya?ml$/.test(name)),
]

const countLines = (file: string) =>
  readText(file)
    .split('\n')
    .filter((line) => line.trim() && !/^\s*(\/\/|\*|\/\*)/.test(line)).length

test('no file has more than 300 lines of code', () => {
  const long = [...code, ...tests, ...roots, ...sheets]
    .filter((file) => !data.test(file) && !tables.includes(file))
    .map((file) => ({ file, lines: countLines(file) }))
    .filter(({ lines }) => lines > 300)
  expect(long).toEqual([])
})

test('no line has more than 120 columns', () => {
  const long = [...code, ...tests, ...roots, ...sheets, ...settings]
    .filter((file) => !data.test(file) && !drawings.test(file))
    .flatMap((file) =>
      readText(file)
        .split('\n')
        .flatMap((line, index) => (line.length > 120 ? [`${file}:${index + 1}`] : [])),
    )
  expect(sheets.length).toBeGreaterThan(100)
  expect(settings).toEqual(expect.arrayContaining(['Dockerfile', 'compose.yaml', 'deploy/Caddyfile']))
  expect(long).toEqual([])
})

test('the linter limits lines and functions everywhere except in data', () => {
  const exempt = limits.map(({ rules, ignores = [] }) => `${Object.keys(rules).join()}: ${ignores.join(' ')}`)
  expect(exempt).toEqual([
    'max-lines: server/demo/seed/content/** __tests__/support/chosen-controls.ts',
    'max-lines: src/pages*/**/components/** src/pages*/**/hooks/**',
    'max-lines-per-function: server/demo/seed/content/** src/**/*.api.ts __tests__/**/*.{test,spec}.{ts,tsx}',
    'max-len: server/demo/seed/content/** scripts/pictures/**',
  ])
})

test('no page has more than 120 lines of code', () => {
  const pages = listFiles('src', /\.tsx$/).filter(
    (file) =>
      givenSpellings.test(file) &&
      fs.existsSync(path.join(projectRoot, file.replace(/\.tsx$/, '.config.ts'))),
  )
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.map((file) => ({ file, lines: countLines(file) })).filter(({ lines }) => lines > 120)).toEqual(
    [],
  )
})

test('names are kebab-case with role suffixes', () => {
  const name = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
  const exempt = /(^|\/)(README|_journal|\d{4}_)|\.sql$|\/i18n\//
  const wrong = [...code, ...tests, ...sheets].filter(
    (file) => !exempt.test(file) && !givenSpellings.test(file) && !name.test(path.posix.basename(file)),
  )
  expect(wrong).toEqual([])
})

test('no check is disabled in the code', () => {
  const off = new RegExp(['eslint', 'disable|@ts', '(ignore|nocheck|expect', 'error)'].join('-'))
  expect([...code, ...tests].filter((file) => off.test(readText(file)))).toEqual([])
})

test('no test is skipped, focused, a snapshot or waits for a fixed time', () => {
  const words = [
    ['toMatch', 'Snapshot'],
    ['toMatchInline', 'Snapshot'],
    ['\\.on', 'ly\\('],
    ['\\b(test|it|describe)\\.sk', 'ip\\('],
    ['\\bx(it|test|desc', 'ribe)\\('],
    ['waitFor', 'Timeout\\('],
  ]
  const wrong = new RegExp(words.map((parts) => parts.join('')).join('|'))
  expect(tests.filter((file) => /\.(test|spec)\.tsx?$/.test(file) && wrong.test(readText(file)))).toEqual([])
})

test('nothing refers to this machine, its user or a private registry', () => {
  const user = os.userInfo().username
  const patterns = [
    /(?<![\w.@/-])\/(Users|home)\/[a-z]\w+\//,
    new RegExp(`(?<![\\w.@/-])/${['wo', 'rk'].join('')}/(main|shared)\\b`),
    ...(user.length > 4 ? [new RegExp(`/${user}/`)] : []),
  ]
  const files = ['.', 'docs'].flatMap((folder) =>
    folder === '.'
      ? fs
          .readdirSync(projectRoot)
          .filter((name) => fs.statSync(path.join(projectRoot, name)).isFile() && name !== '.env')
      : listFiles(folder),
  )
  const texts = [...files, ...code, ...tests].filter((file) =>
    /\.(tsx?|mjs|js|cjs|json|md|ya?ml|npmrc|example)$/.test(file),
  )
  expect(texts.filter((file) => patterns.some((pattern) => pattern.test(readText(file))))).toEqual([])
})

test('the lockfile refers to no registry host', () => {
  const packages = (
    JSON.parse(readText('package-lock.json')) as {
      packages: Record<string, { resolved?: string; link?: boolean }>
    }
  ).packages
  const hosts = Object.values(packages).flatMap(({ resolved, link }) =>
    resolved && !link && /^https?:/.test(resolved) ? [new URL(resolved).host] : [],
  )
  expect([...new Set(hosts)]).toEqual([])
  expect(fs.existsSync(path.join(projectRoot, '.npmrc')) ? readText('.npmrc') : '').not.toMatch(/^registry/m)
})

test('the packages that the product is built on are installed', () => {
  const { dependencies, devDependencies } = JSON.parse(readText('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
    expect.arrayContaining([
      '@tarojs/taro',
      '@tarojs/cli',
      '@tarojs/components',
      '@tarojs/react',
      '@tarojs/plugin-platform-h5',
      '@tarojs/plugin-platform-weapp',
      '@tarojs/webpack5-runner',
      '@tarojs/test-utils-react',
      'taro-ui',
      'react',
      'react-dom',
      'react-redux',
      '@reduxjs/toolkit',
      'i18next',
      'dayjs',
      'typescript',
      'jest',
      'eslint',
      'sass',
    ]),
  )
})
