import { draw } from '@/pages-common/map/leaflet-map'

test('a map whose element is observed says at once that it has moved, so that its labels follow', async () => {
  let width = 320
  const host = document.createElement('div')
  Object.defineProperties(host, { clientWidth: { get: () => width }, clientHeight: { value: 400 } })
  const { map } = await draw(host)
  map.setView([22.28, 114.16], 16)
  let ends = 0
  map.on('moveend', () => (ends += 1))
  width = 390
  window.dispatchEvent(new Event('resize'))
  await new Promise(requestAnimationFrame)
  // as the observer does
  map.invalidateSize()
  expect(ends).toBe(1)
  map.remove()
})
