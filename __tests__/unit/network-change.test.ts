import { perform } from '@/api/request'
import { type HttpAnswer, TransportFailure } from '@/platform/request'
import { startStore } from '@/store/start'
import { makeStore } from '@/store/store'
import { answer, send } from '../support/mocked-transport'

const store = makeStore()
const isLost = () => store.getState().shell.isNetworkLost
let stop: () => void = () => undefined

beforeEach(() => {
  stop = startStore(store)
})
afterEach(() => {
  stop()
  jest.restoreAllMocks()
})

/** A call that is pending while the device reports a change of its network, by default later than its start. */
async function during(event: 'online' | 'offline', end: Promise<HttpAnswer>, beganMs = 1000): Promise<void> {
  const clock = jest.spyOn(Date, 'now')
  clock.mockReturnValue(beganMs)
  send.mockReturnValueOnce(end)
  const call = perform({ url: '/a', method: 'POST', silent: true })
  clock.mockReturnValue(2000)
  window.dispatchEvent(new Event(event))
  await call
}

test('the answer to a call that started before the device lost its network does not mark it as online', async () => {
  await during('offline', Promise.resolve(answer()))
  expect(isLost()).toBe(true)
})

test('the failure of a call started before the device regained its network does not mark it as offline', async () => {
  window.dispatchEvent(new Event('offline'))
  await during('online', Promise.reject(new TransportFailure('network', 'lost', 'x')))
  expect(isLost()).toBe(false)
})

test('the answer to a call that started in the millisecond of the change marks the device as online', async () => {
  await during('offline', Promise.resolve(answer()), 2000)
  expect(isLost()).toBe(false)
})
