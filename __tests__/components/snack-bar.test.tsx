import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { SnackBar } from '@/components/snack-bar'

const DURATION_MS = 6000

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms)
  })
const bar = (text: string, about: object, onClose: () => void) => (
  <SnackBar isOpen text={text} about={about} durationMs={DURATION_MS} onClose={onClose} />
)

test('shows a message for its duration', () => {
  const onClose = jest.fn()
  render(bar('one is gone', {}, onClose))
  pass(DURATION_MS - 1)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('shows the same message for another item for the full duration', () => {
  const onClose = jest.fn()
  const { rerender } = render(bar('one is gone', { id: 'a' }, onClose))
  pass(DURATION_MS - 1)
  rerender(bar('one is gone', { id: 'b' }, onClose))
  pass(DURATION_MS - 1)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('on a slow device, a replacing message gets its full duration', () => {
  const onClose = jest.fn()
  // the new text is on the screen, its passive effects have not run, and the time of the old text is over
  function Screen({ text, isTimeOver }: { text: string; isTimeOver: boolean }) {
    useLayoutEffect(() => {
      if (isTimeOver) jest.advanceTimersByTime(1)
    }, [isTimeOver])
    return bar(text, { text }, onClose)
  }
  const { rerender } = render(<Screen text="one is gone" isTimeOver={false} />)
  pass(DURATION_MS - 1)
  rerender(<Screen text="two are gone" isTimeOver />)
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('two are gone')
})
