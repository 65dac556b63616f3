import type * as FirstScreen from '@/platform/first-screen'

test('an inlined picture is taken from the HTML, every other is loaded from its URL', () => {
  document.body.innerHTML =
    '<img data-of="/assets/a.svg" src="data:image/svg+xml,a"><img src="/assets/b.svg">'
  jest.isolateModules(() => {
    const { pictureInside } = jest.requireActual<typeof FirstScreen>('@/platform/first-screen')
    expect(pictureInside('/assets/a.svg')).toBe('data:image/svg+xml,a')
    expect(pictureInside('/assets/b.svg')).toBe('/assets/b.svg')
  })
})
