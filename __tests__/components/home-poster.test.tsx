import '@testing-library/jest-dom'
import { act, render, screen } from '@testing-library/react'
import { limits } from '@contract/constants/limits'
import { HomePoster } from '@/components/home-poster'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'

beforeAll(async () => {
  await ensureTexts('common')
  await chooseLanguage('zh-Hant')
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the poster stays for exactly 5000 ms and counts its seconds', () => {
  const onClose = jest.fn()
  render(<HomePoster picUrl="/poster.svg" onClose={onClose} />)
  expect(limits.posterMs).toBe(5000)
  expect(screen.getByRole('button')).toHaveTextContent('略過 5 秒')
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByRole('button')).toHaveTextContent('略過 3 秒')
  act(() => jest.advanceTimersByTime(2999))
  expect(onClose).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1))
  expect(onClose).toHaveBeenCalledTimes(1)
})
