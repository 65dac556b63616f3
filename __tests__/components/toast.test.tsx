import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { Toast } from '@/components/toast'
import { useToast } from '@/hooks/use-toast'

const DURATION_MS = 2000
let say: (text: string) => void

function Screen({ isTimeOver = false }: { isTimeOver?: boolean }) {
  const [toast, show] = useToast()
  say = show
  const isLate = isTimeOver && toast.isOpen
  // the new text is on the screen, its passive effects have not run, and the time of the old text is over
  useLayoutEffect(() => {
    if (isLate) jest.advanceTimersByTime(1)
  }, [isLate])
  return <Toast {...toast} durationMs={DURATION_MS} />
}

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
const region = () => screen.getByRole('status')

test('shows a text for its duration', () => {
  render(<Screen />)
  act(() => say('booked'))
  pass(DURATION_MS - 1)
  expect(region()).toHaveTextContent('booked')
  pass(1)
  expect(region()).toBeEmptyDOMElement()
})

test('shows the same text again for its full duration', () => {
  render(<Screen />)
  act(() => say('copied'))
  pass(DURATION_MS - 1)
  act(() => say('copied'))
  pass(DURATION_MS - 1)
  expect(region()).toHaveTextContent('copied')
  pass(1)
  expect(region()).toBeEmptyDOMElement()
})

test('shows a text that was set while the time of the last one ran out, before it was rendered', () => {
  render(<Screen />)
  act(() => say('booked'))
  pass(DURATION_MS - 1)
  act(() => {
    say('moved')
    jest.advanceTimersByTime(1)
  })
  expect(region()).toHaveTextContent('moved')
})

test('shows a text whose passive effects run after the time of the last one is over', () => {
  const { rerender } = render(<Screen />)
  act(() => say('booked'))
  pass(DURATION_MS - 1)
  act(() => {
    rerender(<Screen isTimeOver />)
    say('moved')
  })
  expect(region()).toHaveTextContent('moved')
})
