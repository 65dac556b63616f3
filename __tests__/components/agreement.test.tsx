import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { ensureTexts, translate } from '@/i18n/engine'
import { Agreement } from '@/pages-mine/login/agreement'
import { onUntoldRead } from '@/store/listeners/failed-reads'
import { makeStore } from '@/store/store'
import { answer, ignoreShapes, send } from '../support/mocked-transport'

ignoreShapes()

test('agreements that could not be read can be read again', async () => {
  await ensureTexts('common', 'errors', 'pages-mine')
  const onUntold = jest.fn()
  onUntoldRead(onUntold)
  send.mockResolvedValueOnce({ status: 500, body: {}, headers: {} })
  render(
    <Provider store={makeStore()}>
      <Agreement id="agreement" checked={false} onChange={jest.fn()} />
    </Provider>,
  )
  const retry = await screen.findByRole('button', { name: new RegExp(translate('common', 'failed.retry')) })
  expect(screen.queryByRole('link')).toBeNull()
  expect(onUntold).not.toHaveBeenCalled()
  send.mockResolvedValueOnce(
    answer([
      { id: 'one', kind: 'user' },
      { id: 'two', kind: 'privacy' },
    ]),
  )
  fireEvent.click(retry)
  expect(await screen.findAllByRole('link')).toHaveLength(2)
  expect(retry).not.toBeInTheDocument()
})
