import { isOpening } from '@/navigation/first-launch'
import { routes } from '@/navigation/routes'

afterEach(() => jest.restoreAllMocks())
const cameBy = (type?: string) =>
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue((type ? [{ type }] : []) as never)

test.each([
  ['', true],
  ['/', true],
  ['pages/Home/index', true],
  [routes.mine, true],
  [routes.welcome, false],
  [routes.paySuccess, false],
  [routes.doctorBooking, false],
])('a launch at %p opens the app for itself: %p', (path, isForItself) => {
  cameBy('navigate')
  expect(isOpening(path)).toBe(isForItself)
  cameBy()
  expect(isOpening(path)).toBe(isForItself)
})

test.each(['reload', 'back_forward'])('a tab that is shown again by a %s is not opened', (type) => {
  cameBy(type)
  expect(isOpening(routes.home)).toBe(false)
})
