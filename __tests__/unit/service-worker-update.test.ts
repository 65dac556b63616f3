import { startServiceWorker } from '@/platform/update/service-worker.h5'
import { settled } from '../support/settled'

const HOUR_MS = 3_600_000
const update = jest.fn(() => Promise.resolve())
const registration = { waiting: null, installing: null, addEventListener: () => undefined, update }

/** The app is hidden, or shown again. */
function turn(visibility: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setTimeout'] })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      controller: null,
      register: () => Promise.resolve(registration),
      // this worker never becomes active
      ready: new Promise(() => undefined),
    },
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('an app that stays open looks for a new version when it is shown, at most once an hour', async () => {
  void startServiceWorker(() => Promise.resolve(false))
  await settled()
  jest.advanceTimersByTime(HOUR_MS - 1)
  turn('visible')
  expect(update).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  turn('hidden')
  expect(update).not.toHaveBeenCalled()
  turn('visible')
  expect(update).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(HOUR_MS - 1)
  turn('visible')
  expect(update).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  turn('visible')
  expect(update).toHaveBeenCalledTimes(2)
})
