import { act, renderHook } from '@testing-library/react'
import { useLateCode } from '@/hooks/use-late-code'

const code = { words: 'loaded' }
const missing = new Error('no network')
const settle = () => act(async () => jest.runAllTimersAsync())

function start(load: () => Promise<typeof code>, isWanted = false) {
  return renderHook(({ wanted }) => useLateCode(load, wanted), { initialProps: { wanted: isWanted } })
}

describe('useLateCode', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('loads once idle, not with the page', async () => {
    const load = jest.fn(async () => code)
    const { result } = start(load)
    expect(load).not.toHaveBeenCalled()
    expect(result.current).toMatchObject({ code: undefined, state: { kind: 'loading' } })
    await settle()
    expect(result.current.code).toBe(code)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('loads at once when it is wanted', async () => {
    const load = jest.fn(async () => code)
    start(load, true)
    expect(load).toHaveBeenCalledTimes(1)
    await settle()
  })

  test('asks again when the network returns, also while nobody waits for it', async () => {
    const load = jest.fn<Promise<typeof code>, []>(() => Promise.reject(missing))
    const { result } = start(load)
    await settle()
    expect(result.current.code).toBeUndefined()
    load.mockResolvedValue(code)
    act(() => void window.dispatchEvent(new Event('online')))
    await settle()
    expect(result.current.code).toBe(code)
  })

  test('shows a failure with a retry, and asks again when it is wanted later', async () => {
    const load = jest.fn<Promise<typeof code>, []>(() => Promise.reject(missing))
    const { result, rerender } = start(load)
    await settle()
    expect(result.current.state).toMatchObject({ kind: 'failed', error: missing })
    rerender({ wanted: true })
    expect(result.current.state.kind).toBe('loading')
    await settle()
    expect(load).toHaveBeenCalledTimes(2)
    const { state } = result.current
    if (state.kind !== 'failed') throw new Error('the second failure is not shown')
    load.mockResolvedValue(code)
    act(() => state.retry())
    await settle()
    expect(result.current.code).toBe(code)
  })
})
