import { focusById, focusElement, holdFocusInView, isKeyboardInView } from '@/utils/focus-element'

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
])('an invalid field %s is scrolled to the middle', (_where, top) => {
  const input = field(top)
  focusElement('phone')
  expect(input).toHaveFocus()
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' })
})

test('a visible invalid field stays in place', () => {
  const input = field(window.innerHeight / 2)
  focusElement('phone')
  expect(input).toHaveFocus()
  expect(scrolled).not.toHaveBeenCalled()
})

test.each([
  ['a field in error', focusElement],
  ['a step by the arrow keys', focusById],
])('of two pages of one kind, %s is focused on the one that is shown', (_, focus) => {
  document.body.innerHTML = ['none', 'block']
    .map((display) => `<div class="taro_page" style="display: ${display}"><input id="reason" /></div>`)
    .join('')
  const [hidden, shown] = document.querySelectorAll('input')
  focus('reason')
  expect(shown).toHaveFocus()
  expect(hidden).not.toHaveFocus()
})

describe('a user who navigates by keyboard', () => {
  const stop = (top: number) => {
    document.body.innerHTML = '<div tabindex="0"></div><input />'
    const element = document.querySelector('div')
    if (!element) throw new Error('no element')
    element.getBoundingClientRect = () => ({ top, bottom: top + 44 }) as DOMRect
    jest.spyOn(element, 'matches').mockImplementation((selector) => selector === ':focus-visible')
    element.focus()
  }

  test.each([
    ['at an element in the window', 0, true],
    ['at an element just below the window', window.innerHeight, false],
    ['at an element scrolled away above', -44, false],
  ])('%s', (_where, top, isSeen) => {
    stop(top)
    expect(isKeyboardInView()).toBe(isSeen)
  })

  test('is not assumed while typing into a field, nor when nothing has the focus', () => {
    stop(0)
    document.querySelector('input')?.focus()
    expect(isKeyboardInView()).toBe(false)
    document.querySelector('input')?.blur()
    expect(isKeyboardInView()).toBe(false)
  })
})

describe('the end of a page that grows', () => {
  let grow = () => {}
  const observed: Element[] = []
  const ended = jest.fn()
  class Sizes {
    constructor(tell: () => void) {
      grow = tell
    }
    observe = (element: Element) => observed.push(element)
    disconnect = ended
  }
  const begin = () => {
    document.body.innerHTML =
      '<div class="taro_page"><main><a href="#1">a</a></main><footer id="end"><a href="#2">b</a></footer></div>'
    const links = [...document.querySelectorAll('a')]
    for (const link of links) {
      link.scrollIntoView = scrolled
      jest.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible')
    }
    return links
  }
  beforeEach(() => Object.assign(window, { ResizeObserver: Sizes }))
  afterEach(() => Reflect.deleteProperty(window, 'ResizeObserver'))

  test('keeps a focused element in it in view; one above it is not scrolled', () => {
    const [above, below] = begin()
    const stop = holdFocusInView('end')
    expect(observed.map(({ tagName }) => tagName)).toEqual(['MAIN', 'FOOTER'])
    above?.focus()
    grow()
    expect(scrolled).not.toHaveBeenCalled()
    below?.focus()
    grow()
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
    stop()
    expect(ended).toHaveBeenCalledTimes(1)
  })
})
