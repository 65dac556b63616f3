import { act, render, screen } from '@testing-library/react'
import { Wheel } from '@/components/wheel'

const items = [{ key: 'a', label: 'A' }]

/** jsdom has no layout: a window keeps the size that it is given. */
function resize(height: number): void {
  Object.defineProperty(document.documentElement, 'clientHeight', { configurable: true, value: height })
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 800 })
  Object.assign(window, { innerHeight: height, innerWidth: 800 })
  act(() => {
    window.dispatchEvent(new Event('resize'))
  })
}

test('a wheel has fewer rows below a window height of 480 px', () => {
  render(<Wheel label="Kind" items={items} index={0} onChange={() => undefined} />)
  const wheel = screen.getByRole('listbox', { name: 'Kind' })
  resize(480)
  expect(wheel).not.toHaveClass('short')
  resize(479)
  expect(wheel).toHaveClass('short')
  resize(480)
  expect(wheel).not.toHaveClass('short')
})
