import { waitFor } from '@testing-library/dom'
import { api, userTags } from '@/api/api'
import { request } from '@/api/request'
import { ensureTexts } from '@/i18n/engine'
import { configureClient } from '@/platform/config'
import { setDialogHost } from '@/platform/dialog'
import { startErrorDialog } from '@/store/listeners/error-dialog'
import { makeStore } from '@/store/store'
import { type DialogRecord, walkCatalogue } from '../support/error-catalogue/walk'

const waiting: ((isConfirmed: boolean) => void)[] = []
const dialogs: DialogRecord = {
  shown: [],
  close: () => {
    waiting.splice(0).forEach((answer) => answer(false))
  },
}
setDialogHost((request) => {
  dialogs.shown.push(request)
  return new Promise((answer) => {
    waiting.push(answer)
  })
})
// jsdom prints every failed connection, and here they fail on purpose
beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('error catalogue on H5 (fetch)', () => walkCatalogue(dialogs))

test('a lost network shows the app’s text, not the browser’s message', async () => {
  await ensureTexts('errors', 'common')
  configureClient({ apiHost: 'http://127.0.0.1:9' })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dialogs.shown.length = 0
  const stop = startErrorDialog()
  await expect(request({ url: '/a', method: 'POST' })).rejects.toMatchObject({ kind: 'network' })
  await waitFor(() => expect(dialogs.shown[0]?.text).toMatch(/^介面請求錯誤：網絡訊號中斷/))
  dialogs.close()
  stop()
  online.mockRestore()
})

test('a read that fails without a network has no dialog, even if the network is back a moment later', async () => {
  await ensureTexts('errors', 'common')
  configureClient({ apiHost: 'http://127.0.0.1:9' })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dialogs.shown.length = 0
  const stop = startErrorDialog()
  const store = makeStore()
  const probe = api.injectEndpoints({
    endpoints: (build) => ({
      lostProbe: build.query<unknown, string>({ query: (id) => `/probe/${id}`, providesTags: [...userTags] }),
    }),
  })
  const read = store.dispatch(probe.endpoints.lostProbe.initiate('7'))
  expect((await read).error).toMatchObject({ kind: 'network' })
  online.mockRestore()
  // that a page shows it is checked afterwards
  await new Promise((done) => {
    setTimeout(done, 0)
  })
  expect(dialogs.shown).toEqual([])
  read.unsubscribe()
  store.dispatch(api.util.resetApiState())
  stop()
})
