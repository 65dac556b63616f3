import { compileString } from 'sass'
import { listFiles, readText } from '../support/source-files'

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
const sheets = listFiles('src', /\.scss$/).filter((file) => !file.startsWith('src/theme/'))
// Written by scripts/make-icons.mjs: pictures as data, whose colours a mask does not show
const generated = /\/(icons|drawings|room-drawings)\.scss$/

test.each([
  ['colours', /#[0-9a-f]{3,8}\b|\b(rgb|hsl)a?\(/i],
  ['type sizes', /\b(font-size|font)\s*:[^;]*\d(px|rem)\b/i],
])('%s come from tokens', (_, raw) => {
  const wrong = sheets
    .filter((file) => !generated.test(file))
    .flatMap((file) =>
      withoutComments(readText(file))
        .split('\n')
        .flatMap((line, index) => (raw.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    )
  // app.scss sizes the root for tablets; that is the layout base, not a type size
  expect(wrong.filter((line) => !/^src\/app\.scss.*html \{ font-size/.test(line))).toEqual([])
})

// The mini-program's rich-text takes styles only inline, in the text itself
const exempt = /^src\/(platform\/|components\/rich-text\/)/

test('components and pages carry no colour and no raw px in their code', () => {
  const raw = /['"`][^'"`\n]*(#[0-9a-f]{6}\b|(?<![\w-])[\d.]+px\b)[^'"`\n]*['"`]/i
  const wrong = listFiles('src', /\.tsx$/)
    .filter((file) => !exempt.test(file))
    .flatMap((file) =>
      withoutComments(readText(file))
        .split('\n')
        .flatMap((line, index) => (raw.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    )
  expect(wrong).toEqual([])
})

test('class names live in modules: only the app has a global sheet', () => {
  const allowed = /^src\/(app\.scss|theme\/|components\/(icon\/icons|drawing\/(room-)?drawings)\.scss)/
  expect(
    listFiles('src', /\.scss$/).filter((file) => !file.endsWith('.module.scss') && !allowed.test(file)),
  ).toEqual([])
})

test('fixed() keeps the capitals by which pxtransform leaves a length alone', () => {
  const sheet = "@use 'mixins' as *; a { width: fixed(-1.5); --x: calc(#{fixed(2)} * 2); }"
  const { css } = compileString(sheet, { loadPaths: ['src/theme'], style: 'compressed' })
  expect(css).toBe('a{width:-1.5PX;--x: calc(2PX * 2)}')
})

test('no style sheet writes PX itself: Prettier would make it px, which scales', () => {
  const own = sheets.filter((file) => /\dPX\b/.test(withoutComments(readText(file))))
  expect(own).toEqual([])
})

test('timed animations stop under prefers-reduced-motion', () => {
  // times of the tokens are 0 then (src/theme/tokens.scss); Leaflet's zoom is switched off in its options
  const restless = /\b(transition|animation)(-duration)?\s*:[^;]*\b[\d.]*[1-9]\d*m?s\b/
  const asks = '@media (prefers-reduced-motion: reduce)'
  const wrong = sheets.filter((file) => {
    const text = withoutComments(readText(file))
    return restless.test(text.split(asks)[0] ?? '') && !text.includes(asks)
  })
  expect(wrong).toEqual(['src/pages-common/map/store-map.module.scss'])
  expect(readText('src/pages-common/map/leaflet-map.h5.ts')).toContain('zoomAnimation: !isMotionReduced()')
})
