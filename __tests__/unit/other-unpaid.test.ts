import { renderHook } from '@testing-library/react'
import { useOtherUnpaid } from '@/pages-order/pay-success/use-other-unpaid'

const mockRead = jest.fn()
jest.mock('@/features/orders/api/orders.api', () => ({
  useOrderListInfiniteQuery: () => mockRead() as unknown,
}))
beforeEach(() => mockRead.mockReturnValue({ isFetching: true }))

const isDue = (...states: (boolean | undefined)[]) => {
  const { result, rerender } = renderHook((isPaid) => useOtherUnpaid('1', isPaid, false).isDue, {
    initialProps: states[0],
  })
  return states.map((isPaid) => {
    rerender(isPaid)
    return result.current
  })
}

test('the result of a paid order waits for the list of unpaid ones', () => {
  expect(isDue(undefined, true)).toEqual([false, false])
})

test('the result of an order that is not paid does not, and stays when it is paid', () => {
  expect(isDue(undefined, false, true)).toEqual([false, true, true])
})

test('of several other unpaid orders, the one with the least time left is named', () => {
  const left: Record<string, number | null> = { '1': 10, over: null, later: 900, soonest: 60, middle: 300 }
  const records = Object.entries(left).map(([id, outTime]) => ({ id, outTime }))
  mockRead.mockReturnValue({ isFetching: false, fulfilledTimeStamp: 5_000, data: { pages: [{ records }] } })
  const { result } = renderHook(() => useOtherUnpaid('1', true, false))
  expect(result.current.other).toEqual({ order: { id: 'soonest', outTime: 60 }, deadlineMs: 65_000 })
})
