import { fireEvent, render, screen } from '@testing-library/react'
import { FailedState } from '@/components/failed-state'
import { ensureTexts } from '@/i18n/engine'

beforeAll(() => ensureTexts('common'))

const title = '與伺服器的連線逾時，點此重試'

test('retries once by its button, and by its words, which ask for a tap', () => {
  const retry = jest.fn()
  render(<FailedState title={title} onRetry={retry} />)
  fireEvent.click(screen.getByRole('button'))
  expect(retry).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('heading', { name: title }))
  expect(retry).toHaveBeenCalledTimes(2)
})

test('does not retry by its words while a retry is under way', () => {
  const retry = jest.fn()
  render(<FailedState title={title} busy onRetry={retry} />)
  fireEvent.click(screen.getByRole('heading', { name: title }))
  expect(retry).not.toHaveBeenCalled()
})
