import { render } from '@testing-library/react'
import { AssetResolverContext, Image } from '@/components/image'

const drawn = (src: string, lazy = false): HTMLImageElement | null =>
  render(
    <AssetResolverContext.Provider
      value={(path) => (path.startsWith('/') ? `https://shop.test${path}` : path)}
    >
      <Image src={src} alt="" lazy={lazy} />
    </AssetResolverContext.Provider>,
  ).container.querySelector('img')

test('requests a photo of the server in its rendered width', () => {
  const image = drawn('/uploads/ab/0123.jpg', true)
  expect(image?.getAttribute('srcset')).toContain('https://shop.test/uploads/ab/0123.jpg?width=320 320w')
  expect(image?.getAttribute('sizes')).toBe('auto, 100vw')
})

test.each([
  '/assets/goods/x.svg',
  '/uploads/private/ab/0123.jpg?expires=1&sign=a',
  'https://elsewhere.test/a.jpg',
])('requests a picture without widths unchanged: %s', (src) => {
  expect(drawn(src)?.hasAttribute('srcset')).toBe(false)
})
