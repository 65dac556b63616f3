import { act, renderHook } from '@testing-library/react'
import { useSettled } from '@/hooks/use-settled'

const reads = (...loading: boolean[]) => loading.map((isLoading) => ({ isLoading }))

describe('useSettled', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('is true when each read has answered or failed, and not before', () => {
    const { result, rerender } = renderHook(useSettled, { initialProps: reads(true, true) })
    expect(result.current).toBe(false)
    rerender(reads(false, true))
    expect(result.current).toBe(false)
    rerender(reads(false, false))
    expect(result.current).toBe(true)
  })

  test('stays true during a refetch, which would otherwise unmount the content and read again', () => {
    const { result, rerender } = renderHook(useSettled, { initialProps: reads(true) })
    rerender(reads(false))
    rerender(reads(true))
    expect(result.current).toBe(true)
  })

  test('does not wait for a hanging read', () => {
    const { result } = renderHook(useSettled, { initialProps: reads(false, true) })
    act(() => void jest.advanceTimersByTime(4999))
    expect(result.current).toBe(false)
    act(() => void jest.advanceTimersByTime(1))
    expect(result.current).toBe(true)
  })
})
