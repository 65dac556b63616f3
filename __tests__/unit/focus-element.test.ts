import { focusElement } from '@/utils/focus-element'

const scrolled = jest.fn()

function field(top: number): HTMLInputElement {
  document.body.innerHTML = '<div id="phone"><input /></div>'
  const input = document.querySelector('input')
  if (!input) throw new Error('no input')
  input.getBoundingClientRect = () => ({ top, bottom: top + 44 }) as DOMRect
  input.scrollIntoView = scrolled
  return input
}

beforeEach(() => scrolled.mockClear())

test.each([
  ['beneath the bar at the top', 3],
  ['above the window', -200],
  ['beneath the bar at the bottom', window.innerHeight - 60],
])('a bad field %s is brought to the middle', (_where, top) => {
  const input = field(top)
  focusElement('phone')
  expect(input).toHaveFocus()
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' })
})

test('a bad field that is seen stays where it is', () => {
  const input = field(window.innerHeight / 2)
  focusElement('phone')
  expect(input).toHaveFocus()
  expect(scrolled).not.toHaveBeenCalled()
})
