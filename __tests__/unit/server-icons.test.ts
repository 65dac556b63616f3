import { departmentIcons, serverIcons } from '../../build/prune-icons.mjs'
import { departments } from '../../server/demo/seed/content/doctors'
import { ensures } from '../../server/demo/seed/content/taxonomy'

test('icons that the server uses for guarantees are in the built style sheet', () => {
  const named = ensures.map(([, , , icon]) => icon)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((icon) => !serverIcons.has(icon))).toEqual([])
})

test('icons of departments are in the package that renders them', () => {
  const named = departments.map(({ icon }) => icon)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((icon) => !departmentIcons.has(icon) || !serverIcons.has(icon))).toEqual([])
})
