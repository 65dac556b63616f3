import { act, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { sessionRestored } from '@/features/session/session.slice'
import { ensureTexts } from '@/i18n/engine'
import { useRequest } from '@/pages-clinic/doctor-booking/request/use-request'
import { makeStore } from '@/store/store'
import { answer, ignoreShapes, send } from '../support/mocked-transport'
import { newSession } from '../support/session-sample'

jest.mock('@/hooks/use-is-shown', () => ({ useIsShown: () => true }))
jest.mock('@/hooks/use-shown-again', () => ({ useShownAgain: jest.fn() }))
ignoreShapes()

/** Less than the time between two reads. */
const ONE_READ_MS = 1_000
const MANY_READS_MS = 60_000

beforeEach(async () => {
  await ensureTexts('common', 'pages-clinic')
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('a request that could not be read keeps its failure until it is retried, and is then followed', async () => {
  const store = makeStore()
  store.dispatch(sessionRestored(newSession()))
  send.mockResolvedValue({ status: 500, body: {}, headers: {} })
  const wrapper = ({ children }: PropsWithChildren) => createElement(Provider, { store, children })
  const { result } = renderHook(() => useRequest('one'), { wrapper })
  await pass(0)
  const failed = result.current.state
  if (failed.kind !== 'failed') throw new Error(failed.kind)
  const reads = () => send.mock.calls.filter(([{ url }]) => url.includes('one')).length
  await pass(MANY_READS_MS)
  expect(reads()).toBe(1)

  send.mockResolvedValue(answer({ id: 'one', state: 'waiting' }))
  failed.retry()
  await pass(ONE_READ_MS)
  expect(result.current.state.kind).toBe('ready')
  await pass(MANY_READS_MS)
  expect(reads()).toBeGreaterThan(2)
})
