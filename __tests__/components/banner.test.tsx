import { act, fireEvent, render, screen } from '@testing-library/react'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'
import { Banner } from '@/pages/Home/components/banner'
import { ThemeContext } from '@/theme/use-theme'

const EVERY_MS = 5000
const ITEMS = ['One', 'Two', 'Three'].map((title) => ({ key: title, title, picture: '' }))

const banner = <Banner items={ITEMS} onOpen={() => undefined} label="News" intervalMs={EVERY_MS} />
const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms)
  })
/** The only slide that is not hidden from assistive technology. */
const shown = () => screen.getByRole('link').textContent
const button = (name: string) => screen.getByRole('button', { name })

beforeAll(async () => {
  await ensureTexts('common')
  await chooseLanguage('en')
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('shows one slide after another, and begins again', () => {
  render(banner)
  expect(shown()).toBe('One')
  pass(EVERY_MS - 1)
  expect(shown()).toBe('One')
  pass(1)
  expect(shown()).toBe('Two')
  pass(2 * EVERY_MS)
  expect(shown()).toBe('One')
})

test('stands still from the press of its button until the next press', () => {
  render(banner)
  fireEvent.click(button('Pause slides'))
  pass(EVERY_MS + 1)
  expect(shown()).toBe('One')
  fireEvent.click(button('Resume slides'))
  pass(EVERY_MS)
  expect(shown()).toBe('Two')
})

test.each([
  ['the pointer is over it', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['the focus is in it', fireEvent.focus, fireEvent.blur],
])('stands still while %s', (_, begin, end) => {
  render(banner)
  const root = screen.getByRole('group', { name: 'News' })
  begin(root)
  pass(EVERY_MS + 1)
  expect(shown()).toBe('One')
  end(root)
  pass(EVERY_MS)
  expect(shown()).toBe('Two')
})

test.each([
  ['the pointer leaves', 'the focus is in it', fireEvent.mouseLeave, fireEvent.blur],
  ['the focus leaves', 'the pointer is over it', fireEvent.blur, fireEvent.mouseLeave],
])('stands still when %s while %s', (_leaving, _staying, leave, end) => {
  render(banner)
  const root = screen.getByRole('group', { name: 'News' })
  fireEvent.mouseEnter(root)
  fireEvent.focus(root)
  leave(root)
  pass(EVERY_MS + 1)
  expect(shown()).toBe('One')
  end(root)
  pass(EVERY_MS)
  expect(shown()).toBe('Two')
})

test('does not start where reduced motion is preferred', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList)
  render(banner)
  pass(EVERY_MS + 1)
  expect(shown()).toBe('One')
  expect(button('Resume slides')).toBeInTheDocument()
})

test('does not start in elder mode', () => {
  render(
    <ThemeContext.Provider value={{ theme: 'auto', elder: 1.5, lang: 'en', isGrey: false }}>
      {banner}
    </ThemeContext.Provider>,
  )
  pass(EVERY_MS + 1)
  expect(shown()).toBe('One')
  expect(button('Resume slides')).toBeInTheDocument()
})

test('goes on after the press of its button, which keeps the focus', () => {
  render(banner)
  const root = screen.getByRole('group', { name: 'News' })
  fireEvent.focus(root)
  fireEvent.click(button('Pause slides'))
  fireEvent.click(button('Resume slides'))
  pass(EVERY_MS)
  expect(shown()).toBe('Two')
})
