import { rootSizeScript, scaledWidth } from '../../config/root-size'

// what the script in the HTML really sets, in a window of this width
function rootFontSize(width: number): string {
  const style = { fontSize: '' }
  const window = { innerWidth: width, addEventListener: () => undefined, document: { documentElement: { clientWidth: width, style } } }
  new Function('window', rootSizeScript)(window)
  return style.fontSize
}

test.each([320, 360, 375, 390, 430, 479])('a phone of %p px is scaled by its whole width: 1rem is width / 23.4375', (width) => {
  expect(rootFontSize(width)).toBe(`${width / 23.4375}px`)
})

test.each([960, 1024, 1440, 2560])('from 960 px on the base is 375 (%p)', (width) => {
  expect(rootFontSize(width)).toBe('16px')
})

test('a tablet is drawn a little larger than a phone, never twice as large', () => {
  for (let width = 480; width < 960; width += 1) {
    expect(rootFontSize(width)).toBe(`${scaledWidth(width) / 23.4375}px`)
    expect(scaledWidth(width)).toBeLessThan(420)
    expect(scaledWidth(width)).toBeGreaterThan(375)
  }
})
