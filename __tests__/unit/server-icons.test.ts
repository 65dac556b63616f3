import { serverIcons } from '../../build/prune-icons.mjs'
import { ensures } from '../../server/demo/seed/content/taxonomy'

test('icons that the server names for guarantees stay in the built style sheet', () => {
  const named = ensures.map(([, , , icon]) => icon)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((icon) => !serverIcons.has(icon))).toEqual([])
})
