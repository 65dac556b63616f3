import type * as FirstScreen from '@/platform/first-screen'

test('a picture that the HTML has inside is taken from there, every other from its address', () => {
  document.body.innerHTML =
    '<img data-of="/assets/a.svg" src="data:image/svg+xml,a"><img src="/assets/b.svg">'
  jest.isolateModules(() => {
    const { pictureInside } = jest.requireActual<typeof FirstScreen>('@/platform/first-screen')
    expect(pictureInside('/assets/a.svg')).toBe('data:image/svg+xml,a')
    expect(pictureInside('/assets/b.svg')).toBe('/assets/b.svg')
  })
})
