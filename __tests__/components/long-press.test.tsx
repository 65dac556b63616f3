import { View } from '@tarojs/components'
import { fireEvent, render, screen } from '@testing-library/react'
import { useLongPress } from '@/pages-order/order-info/use-long-press'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function Held({ onHold }: { onHold: () => void }) {
  return <View {...useLongPress(onHold)}>address</View>
}
function hold() {
  const onHold = jest.fn()
  render(<Held onHold={onHold} />)
  const target = screen.getByText('address')
  fireEvent.touchStart(target, { touches: [{ clientX: 100, clientY: 100 }] })
  return { onHold, target }
}

test('a touch of 350 ms triggers one long press', () => {
  const { onHold } = hold()
  jest.advanceTimersByTime(349)
  expect(onHold).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onHold).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1000)
  expect(onHold).toHaveBeenCalledTimes(1)
})

test('a long press tolerates a movement of up to 10 px', () => {
  const { onHold, target } = hold()
  fireEvent.touchMove(target, { touches: [{ clientX: 106, clientY: 108 }] })
  jest.advanceTimersByTime(350)
  expect(onHold).toHaveBeenCalledTimes(1)
  fireEvent.touchStart(target, { touches: [{ clientX: 100, clientY: 100 }] })
  fireEvent.touchMove(target, { touches: [{ clientX: 100, clientY: 111 }] })
  jest.advanceTimersByTime(1000)
  expect(onHold).toHaveBeenCalledTimes(1)
})

test('a shorter touch has no effect', () => {
  const { onHold, target } = hold()
  jest.advanceTimersByTime(300)
  fireEvent.touchEnd(target, { touches: [] })
  jest.advanceTimersByTime(1000)
  expect(onHold).not.toHaveBeenCalled()
})
