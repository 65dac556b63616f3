import { act, renderHook } from '@testing-library/react'
import type { CartLine } from '@contract/routes/cart'
import { useQuantities } from '@/pages/trolley/hooks/use-quantities'

const lines = ['a', 'b'].map((id) => ({ id, quantity: 1, maxQuantity: 9, state: 'ok' })) as CartLine[]
const [first, second] = lines as [CartLine, CartLine]
const setQuantity = jest.fn(() => Promise.resolve({ isDone: true, error: undefined }))
const open = () => renderHook(() => useQuantities(setQuantity, () => undefined))

beforeEach(() => {
  jest.useFakeTimers()
  setQuantity.mockClear()
})
afterEach(() => jest.useRealTimers())

test('several presses are one change, sent after a pause', async () => {
  const { result } = open()
  act(() => result.current.press(first, 2))
  act(() => result.current.press(first, 3))
  expect(result.current.apply(lines).map(({ quantity }) => quantity)).toEqual([3, 1])
  await act(() => jest.advanceTimersByTimeAsync(399))
  expect(setQuantity).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(setQuantity.mock.calls).toEqual([[first, 3]])
})

test('what was pressed just before the page is left is sent at once, and once', async () => {
  const { result, unmount } = open()
  act(() => {
    result.current.press(first, 4)
    result.current.press(second, 2)
  })
  unmount()
  await jest.advanceTimersByTimeAsync(0)
  expect(setQuantity.mock.calls).toEqual([
    [first, 4],
    [second, 2],
  ])
  await jest.advanceTimersByTimeAsync(400)
  expect(setQuantity).toHaveBeenCalledTimes(2)
})
