import { act, render, renderHook, screen } from '@testing-library/react'
import { CountBadge } from '@/components/count-badge'
import { useDeadline } from '@/hooks/use-deadline'
import { useSecondsLeft } from '@/hooks/use-seconds-left'
import { useToggle } from '@/hooks/use-toggle'
import { useMinutesLeft } from '@/pages-common/watches/use-minutes-left'

const NOW = Date.parse('2026-11-21T04:00:00Z')

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
})
afterEach(() => {
  jest.useRealTimers()
})
const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms)
  })

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a count of %i is shown as %s', (count, text) => {
  render(<CountBadge count={count}>icon</CountBadge>)
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('a count of 0 is not shown', () => {
  render(<CountBadge count={0}>icon</CountBadge>)
  expect(screen.queryByText('0')).not.toBeInTheDocument()
})

test('a started second counts as left, and the end is reported once', () => {
  const onEnd = jest.fn()
  const { result } = renderHook(() => useSecondsLeft(NOW + 2500, onEnd))
  expect(result.current).toBe(3)
  pass(1000)
  expect(result.current).toBe(2)
  pass(1000)
  expect([result.current, onEnd.mock.calls.length]).toEqual([1, 0])
  pass(1000)
  expect([result.current, onEnd.mock.calls.length]).toEqual([0, 1])
  pass(5000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a deadline stays while its answer does, and follows another one', () => {
  const { result, rerender } = renderHook(
    ({ seconds, at }: { seconds: number | null; at: number }) => useDeadline(seconds, at),
    { initialProps: { seconds: 60 as number | null, at: NOW } },
  )
  expect(result.current).toBe(NOW + 60_000)
  rerender({ seconds: 60, at: NOW + 5000 })
  expect(result.current).toBe(NOW + 60_000)
  rerender({ seconds: 30, at: NOW + 5000 })
  expect(result.current).toBe(NOW + 35_000)
  rerender({ seconds: null, at: NOW + 5000 })
  expect(result.current).toBeNull()
})

test('a started minute of an offer counts as left, and its end is reported once', () => {
  const onOver = jest.fn()
  const { result } = renderHook(() => useMinutesLeft(61, onOver))
  expect(result.current).toBe(2)
  pass(1000)
  expect(result.current).toBe(1)
  pass(59_000)
  expect([result.current, onOver.mock.calls.length]).toEqual([1, 0])
  pass(1000)
  expect([result.current, onOver.mock.calls.length]).toEqual([0, 1])
  pass(60_000)
  expect(onOver).toHaveBeenCalledTimes(1)
})

test.each([
  [true, [true, false]],
  [false, [true]],
])('a press during a call reverts it only if it succeeded: %p', async (isSaved, calls) => {
  const turn = jest.fn().mockResolvedValue(isSaved)
  const { result } = renderHook(() => useToggle(() => false, turn))
  const first = result.current.press()
  void result.current.press()
  expect(result.current.isBusy()).toBe(true)
  await first
  expect(turn.mock.calls).toEqual(calls.map((isOn) => [isOn]))
  expect(result.current.isBusy()).toBe(false)
})
