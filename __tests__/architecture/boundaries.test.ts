import { existsSync } from 'node:fs'
import path from 'node:path'
import { limits } from '../../contract/constants/limits'
import { projectRoot, readText } from '../support/source-files'

const ROW = /^\| .* \| `([\w./-]+)` \| `(__tests__\/[\w./-]+\.test\.tsx?)`: "(.+)" \|$/
const text = readText('docs/BOUNDARIES.md')
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.endsWith('| Test |'))
  .map((line) => {
    const [, where = '', file = '', name = ''] = ROW.exec(line) ?? []
    return { line, where, file, name }
  })

/** Limits that decide no rule: sizes on the screen, display durations, lengths of generated values. */
const WITHOUT_SIDES: readonly string[] = [
  'requestTimeoutMs',
  'codeLength',
  'reachBottomDistance',
  'mapZoom',
  'longPressMs',
  'longPressTolerancePx',
  'couponsCompared',
  'uploadVideoBytes',
  'refundPictures',
  'reviewPictures',
]

test('every row names the place of a boundary and a test', () => {
  expect(rows.length).toBeGreaterThan(70)
  expect(rows.filter(({ name }) => name === '').map(({ line }) => line)).toEqual([])
})

test('the places and tests of the boundaries exist', () => {
  const isThere = (file: string) => existsSync(path.join(projectRoot, file))
  expect(rows.flatMap(({ where, file }) => [where, file]).filter((file) => !isThere(file))).toEqual([])
  const wrong = rows.filter(({ file, name }) => !readText(file).includes(name))
  expect(wrong.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

test('every limit of the contract has a row, or is listed as deciding no rule', () => {
  const named = new Set([...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  const missing = Object.keys(limits).filter((name) => !named.has(name) && !WITHOUT_SIDES.includes(name))
  expect(missing).toEqual([])
  expect(WITHOUT_SIDES.filter((name) => named.has(name) || !(name in limits))).toEqual([])
})
