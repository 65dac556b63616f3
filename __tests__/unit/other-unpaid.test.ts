import { renderHook } from '@testing-library/react'
import { useOtherUnpaid } from '@/pages-order/pay-success/use-other-unpaid'

jest.mock('@/features/orders/api/orders.api', () => ({
  useOrderListInfiniteQuery: () => ({ isFetching: true }),
}))

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
