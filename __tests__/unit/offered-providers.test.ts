import { renderHook, waitFor } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { Provider } from 'react-redux'
import { useOfferedProviders, useProvidersSettled } from '@/pages-mine/login/use-offered-providers'
import type { HttpAnswer } from '@/platform/request'
import { makeStore } from '@/store/store'
import { answer, ignoreShapes, send } from '../support/mocked-transport'

ignoreShapes()

test.each<[string, HttpAnswer, number]>([
  ['answered', answer({ isSandbox: true }), 3],
  ['failed', { status: 500, body: {}, headers: {} }, 0],
])('what stands below the providers waits until their read has %s', async (_how, given, offered) => {
  let deliver: (answer: HttpAnswer) => void = jest.fn()
  send.mockReturnValueOnce(
    new Promise((resolve) => {
      deliver = resolve
    }),
  )
  const store = makeStore()
  const wrapper = ({ children }: PropsWithChildren) => createElement(Provider, { store, children })
  const { result } = renderHook(
    () => ({ isSettled: useProvidersSettled(), offered: useOfferedProviders().length }),
    { wrapper },
  )
  expect(result.current).toEqual({ isSettled: false, offered: 0 })
  deliver(given)
  await waitFor(() => expect(result.current).toEqual({ isSettled: true, offered }))
})
