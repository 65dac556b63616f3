import { perform } from '@/api/request'
import { TransportFailure } from '@/platform/request'
import { send } from '../support/mocked-transport'

afterEach(() => jest.useRealTimers())

test('a read is retried after 400 ms, and once more after 1200 ms', async () => {
  jest.useFakeTimers()
  send.mockRejectedValue(new TransportFailure('network', 'lost', 'x'))
  const outcome = perform({ url: '/a', silent: true })
  const callsAfter = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms)
    return send.mock.calls.length
  }
  expect([await callsAfter(0), await callsAfter(399), await callsAfter(1)]).toEqual([1, 1, 2])
  expect([await callsAfter(1199), await callsAfter(1), await callsAfter(60_000)]).toEqual([2, 3, 3])
  expect((await outcome).isSuccess).toBe(false)
})
