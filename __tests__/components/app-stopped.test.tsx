import { View } from '@tarojs/components'
import { findByText, waitFor } from '@testing-library/dom'
import type { PropsWithChildren } from 'react'
import { useSyncExternalStore } from 'react'
import { bootApp } from '../support/taro-app'

const listeners = new Set<() => void>()
const App = ({ children }: PropsWithChildren) => <>{children}</>
function Listening() {
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => 0,
  )
  return <View>a page</View>
}

test('a stopped app ignores later events and renders nothing', async () => {
  const { stop } = bootApp({
    app: App,
    config: { pages: ['pages/Home/index'], window: {} },
    pages: { 'pages/Home/index': () => ({ default: Listening }) },
  })
  await findByText(document.body, 'a page')
  await waitFor(() => expect(listeners.size).toBe(1))
  stop()
  expect(listeners.size).toBe(0)
})
