import postcss from 'postcss'
import { compile } from 'sass'
import plugin from '../../build/scaled-rem-plugin'
import { maxScaledWidth, remUnits } from '../../config/root-size'

const scaled = (css: string) => postcss([plugin()]).process(css, { from: undefined }).css

test.each([
  ['a{gap:.5rem}', 'a{gap:calc(.5 * var(--rem))}'],
  ['a{margin:-1.5rem auto 0rem}', 'a{margin:calc(-1.5 * var(--rem)) auto 0px}'],
  ['a{width:calc(100% - 2rem)}', 'a{width:calc(100% - calc(2 * var(--rem)))}'],
  ['a{--tap:calc(2.75rem*var(--ts))}', 'a{--tap:calc(calc(2.75 * var(--rem))*var(--ts))}'],
  [
    'a{box-shadow:0 1px 1.25rem red,0 0 1PX red}',
    'a{box-shadow:0 1px calc(1.25 * var(--rem)) red,0 0 1PX red}',
  ],
  [
    'a{grid-template-columns:repeat(auto-fill,minmax(8rem,1fr))}',
    'a{grid-template-columns:repeat(auto-fill,minmax(calc(8 * var(--rem)),1fr))}',
  ],
])('converts %s to %s', (from, to) => {
  expect(scaled(from)).toBe(to)
})

test.each([
  'a{--rem:1rem}',
  'a{background:url("x-2rem.svg")}',
  'a{content:"2rem"}',
  '@media (min-width:40rem){a{color:red}}',
])('%s is unchanged', (css) => {
  expect(scaled(css)).toBe(css)
})

describe('the reading scale of a tablet', () => {
  const { css } = compile('src/app.scss', { loadPaths: ['node_modules'], quietDeps: true })
  const rem = (condition: string) =>
    Number(
      new RegExp(`@media ${condition.replace(/[().]/g, '\\$&')} \\{\\s*:root \\{\\s*--rem: ([\\d.]+)PX`).exec(
        css,
      )?.[1],
    )
  const tablet = `(min-width: 600px) and (max-width: ${maxScaledWidth - 0.02}px)`
  const bodyUnits = 28 / 32

  test.each([tablet, `${tablet} and (max-height: 480px)`])('%s: body text has 16 to 18 px', (condition) => {
    expect(rem(condition) * bodyUnits).toBeGreaterThanOrEqual(16)
    expect(rem(condition) * bodyUnits).toBeLessThanOrEqual(18)
  })

  test('a phone and a desktop are laid out by the root size itself', () => {
    expect(css).toMatch(/:root \{\s*--rem: 1rem;/)
    expect((599 / remUnits) * bodyUnits).toBeGreaterThan(16)
  })
})
