import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { limits } from '@contract/constants/limits'
import { HomePosterGate } from '@/app-overlays/home-poster-gate'
import { HomePoster } from '@/components/home-poster'
import { homeDialogReceived } from '@/features/shell/shell.slice'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'
import { makeStore } from '@/store/store'

beforeAll(async () => {
  await ensureTexts('common')
  await chooseLanguage('zh-Hant')
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('shows the poster for exactly 5000 ms with a countdown in seconds', () => {
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

test('does not show a closed poster again in the same launch', () => {
  const store = makeStore()
  const receive = () =>
    act(() => {
      store.dispatch(homeDialogReceived({ isShow: true, picUrl: '/poster.svg' }))
    })
  render(
    <Provider store={store}>
      <HomePosterGate />
    </Provider>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  receive()
  fireEvent.click(screen.getByRole('button'))
  expect(screen.queryByRole('button')).toBeNull()
  receive()
  expect(screen.queryByRole('button')).toBeNull()
})
