import { listFiles, readText } from '../support/source-files'

const tokens = readText('src/theme/tokens.scss')

/** The colours defined by a mixin of the tokens, by name. */
function coloursOf(mixin: string): Record<string, string> {
  const body = new RegExp(`@mixin ${mixin} \\{([^}]*)\\}`).exec(tokens)?.[1] ?? ''
  return Object.fromEntries(
    [...body.matchAll(/(--c-[\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
}
const light = coloursOf('colours-light')
const dark = coloursOf('colours-dark')
const themes = {
  light,
  dark,
  'light with larger text': { ...light, ...coloursOf('elder-ink-light') },
  'dark with larger text': { ...dark, ...coloursOf('elder-ink-dark') },
}

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** Placeholders of fields and their colours. */
const placeholders = listFiles('src', /\.scss$/).flatMap((file) =>
  [...readText(file).matchAll(/[^{}]*placeholder[^{}]*\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
    const colour = /(?:^|[\s;])color:\s*([^;]+);/.exec(rule)?.[1]
    return colour ? [{ file, colour }] : []
  }),
)
/** Backgrounds of fields. */
const grounds = ['--c-page', '--c-card', '--c-sunken']

test('the contrast of black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(Object.keys(light)).toEqual(expect.arrayContaining(grounds))
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort())
})

test.each(Object.entries(themes))('placeholders have enough contrast in %s', (_, colours) => {
  expect(placeholders.length).toBeGreaterThan(3)
  const faint = placeholders.flatMap(({ file, colour }) => {
    const ink = colours[/^var\((--[\w-]+)\)$/.exec(colour)?.[1] ?? ''] ?? ''
    return grounds
      .map((ground) => ({ file, colour, ground, ratio: ink && contrast(ink, colours[ground] ?? '') }))
      .filter(({ ratio }) => !(Number(ratio) >= 4.5))
  })
  expect(faint).toEqual([])
})
