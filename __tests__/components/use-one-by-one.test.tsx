import { act, render, screen } from '@testing-library/react'
import { useOneByOne } from '@/hooks/use-one-by-one'

const idle: (() => void)[] = []
jest.mock('@/platform/idle', () => ({
  whenIdle: (work: () => void) => {
    idle.push(work)
    return () => {
      idle.splice(idle.indexOf(work), 1)
    }
  },
}))
const pass = () => act(() => idle.shift()?.())

function Parts({ count }: { count: number }) {
  return <div data-testid="parts">{useOneByOne(count, 2)}</div>
}
const drawn = () => screen.getByTestId('parts').textContent

test('renders the first parts immediately, each further part when idle, and then stops', () => {
  render(<Parts count={4} />)
  expect(drawn()).toBe('2')
  pass()
  expect(drawn()).toBe('3')
  pass()
  expect(drawn()).toBe('4')
  expect(idle).toHaveLength(0)
})

test('renders parts added later, and does nothing after unmounting', () => {
  const { rerender, unmount } = render(<Parts count={2} />)
  expect(idle).toHaveLength(0)
  rerender(<Parts count={3} />)
  expect(idle).toHaveLength(1)
  unmount()
  expect(idle).toHaveLength(0)
})
