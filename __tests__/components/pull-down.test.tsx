import Taro from '@tarojs/taro'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import PullDown from '../../src/platform/pull-down/index.h5'

const onPullDownRefresh = jest.fn()

/** A page as Taro's router renders it: the scrolling element has the page's life cycle. */
function openPage() {
  const page = Object.assign(document.createElement('div'), { __page: { onPullDownRefresh } })
  page.className = 'taro_page'
  document.body.append(page)
  const { container } = render(
    <PullDown>
      <div data-testid="list">orders</div>
    </PullDown>,
    { container: page },
  )
  return container
}

const touch = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] })

/** @returns whether the browser's own scrolling was not prevented for the last movement */
function drag(target: Element, ...points: [x: number, y: number][]): boolean {
  fireEvent.touchStart(target, touch(100, 100))
  return points.map(([x, y]) => fireEvent.touchMove(target, touch(x, y))).pop() ?? true
}

const ring = () => document.querySelector('[aria-hidden]')

beforeEach(() => onPullDownRefresh.mockClear())
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('a pull past the threshold refreshes the page on release, and the ring turns until the page has finished', () => {
  openPage()
  const list = screen.getByTestId('list')
  expect(drag(list, [102, 120], [104, 240])).toBe(false)
  expect(ring()).toHaveClass('pulled')
  expect(onPullDownRefresh).not.toHaveBeenCalled()
  fireEvent.touchEnd(list)
  expect(onPullDownRefresh).toHaveBeenCalledTimes(1)
  expect(ring()).toHaveClass('refreshing')
  act(() => void Taro.eventCenter.trigger('__taroStopPullDownRefresh', { successHandler: jest.fn() }))
  expect(ring()).not.toHaveClass('refreshing')
})

test('the threshold is 64 px after damping: a movement of 127 px is too short, 128 px is enough', () => {
  openPage()
  const list = screen.getByTestId('list')
  drag(list, [100, 227])
  fireEvent.touchEnd(list)
  expect(onPullDownRefresh).not.toHaveBeenCalled()
  expect(ring()).not.toHaveClass('pulled')
  drag(list, [100, 228])
  fireEvent.touchEnd(list)
  expect(onPullDownRefresh).toHaveBeenCalledTimes(1)
})

test.each([
  ['upwards', [100, 20]],
  ['sideways', [180, 150]],
] as [string, [number, number]][])('a finger that begins %s scrolls as always', (_, point) => {
  openPage()
  const list = screen.getByTestId('list')
  expect(drag(list, point, [100, 300])).toBe(true)
  fireEvent.touchEnd(list)
  expect(onPullDownRefresh).not.toHaveBeenCalled()
})

test('a scrolled page, or a scrolled list in it, is not pulled', () => {
  const page = openPage()
  const list = screen.getByTestId('list')
  for (const scroller of [page, list]) {
    scroller.scrollTop = 10
    expect(drag(list, [100, 300])).toBe(true)
    fireEvent.touchEnd(list)
    scroller.scrollTop = 0
  }
  expect(onPullDownRefresh).not.toHaveBeenCalled()
})

test('a second finger or a cancelled touch ends the pull without a refresh', () => {
  openPage()
  const list = screen.getByTestId('list')
  drag(list, [100, 300])
  fireEvent.touchStart(list, { touches: [...touch(100, 300).touches, { clientX: 200, clientY: 300 }] })
  fireEvent.touchEnd(list)
  drag(list, [100, 300])
  fireEvent.touchCancel(list)
  expect(onPullDownRefresh).not.toHaveBeenCalled()
  expect(ring()).not.toHaveClass('pulled')
})

test('a refresh started by the page shows the ring, and both commands succeed', () => {
  openPage()
  const answered = jest.fn()
  act(() => void Taro.eventCenter.trigger('__taroStartPullDownRefresh', { successHandler: answered }))
  expect(ring()).toHaveClass('refreshing')
  expect(onPullDownRefresh).toHaveBeenCalledTimes(1)
  act(() => void Taro.eventCenter.trigger('__taroStopPullDownRefresh', { successHandler: answered }))
  expect(answered).toHaveBeenCalledTimes(2)
})
