import { rootSizeScript } from '../../config/root-size'

// the value set by the script in the HTML, in a window of this width
function rootFontSize(width: number): string {
  const style = { fontSize: '' }
  const window = {
    innerWidth: width,
    addEventListener: () => undefined,
    document: { documentElement: { clientWidth: width, style } },
  }
  new Function('window', rootSizeScript)(window)
  return style.fontSize
}

test.each([320, 360, 375, 390, 430, 480, 600, 768, 834, 959])(
  'a window of %p px is scaled by its whole width: 1rem is width / 23.4375',
  (width) => {
    expect(rootFontSize(width)).toBe(`${width / 23.4375}px`)
  },
)

test.each([960, 1024, 1440, 2560])('from 960 px on the base is 375 (%p)', (width) => {
  expect(rootFontSize(width)).toBe('16px')
})
