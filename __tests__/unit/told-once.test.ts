import { perform, setReadRetryDelays } from '@/api/request'
import { contentApi } from '@/features/content/api/content.api'
import { setDialogHost } from '@/platform/dialog'
import { giveConsent, removeStored, storedKeys, writeStored } from '@/platform/storage'
import { startStore } from '@/store/start'
import { makeStore } from '@/store/store'
import { readState, readTogether } from '@/utils/read-state'
import { answer, send } from '../support/mocked-transport'
import { settled } from '../support/settled'

const dialogs: string[] = []

let store: ReturnType<typeof makeStore>
let stop: () => void

beforeEach(() => {
  giveConsent()
  setReadRetryDelays([0, 0])
  dialogs.length = 0
  setDialogHost(({ text }) => {
    dialogs.push(text)
    return Promise.resolve(false)
  })
  store = makeStore()
  stop = startStore(store)
})
afterEach(() => {
  stop()
  setDialogHost(null)
  send.mockReset()
  removeStored(...(storedKeys() as never[]))
})

describe('a failed read of the cache', () => {
  const broken = () => send.mockResolvedValue({ status: 404, body: '<html>no API here</html>', headers: {} })
  /** Reads it; `see` simulates a page that handles the answer while rendering. */
  const read = async (see: (error: unknown) => void, subscribe = true) => {
    const stopWatching = store.subscribe(() =>
      see(contentApi.endpoints.decoration.select()(store.getState()).error),
    )
    const subscription = store.dispatch(contentApi.endpoints.decoration.initiate(undefined, { subscribe }))
    await subscription
    await settled()
    await settled()
    stopWatching()
    subscription.unsubscribe()
  }

  test('opens the dialog when no page shows it', async () => {
    broken()
    await read(() => undefined)
    expect(dialogs).toHaveLength(1)
  })
  test('is shown only in place when a page shows it there', async () => {
    broken()
    await read((error) => readState(undefined, { error, refetch: () => undefined }))
    expect(dialogs).toEqual([])
  })
  test('opens the dialog when the page continues to show its data', async () => {
    broken()
    await read((error) => readState('an answer of before', { error, refetch: () => undefined }))
    expect(dialogs).toHaveLength(1)
  })
  test('opens no dialog for further failed reads of a page that shows the first', async () => {
    broken()
    const reading = { error: new Error('another'), refetch: () => undefined }
    await read((error) => readState(undefined, readTogether(reading, { error, refetch: () => undefined })))
    expect(dialogs).toEqual([])
  })
  test('is not shown when its page was left', async () => {
    let answer: (value: Awaited<ReturnType<typeof send>>) => void = () => undefined
    send.mockReturnValue(
      new Promise((done) => {
        answer = done
      }),
    )
    const subscription = store.dispatch(contentApi.endpoints.decoration.initiate())
    subscription.unsubscribe()
    answer({ status: 404, body: '', headers: {} })
    await subscription
    await settled()
    await settled()
    expect(dialogs).toEqual([])
  })
  test('is not shown for a prefetch, which its page repeats', async () => {
    broken()
    await read(() => undefined, false)
    expect(dialogs).toEqual([])
  })
})

test.each([
  ['a read', { url: '/a' }],
  ['an action', { url: '/a', method: 'POST' }],
] as const)('the answer to %s of another session is not shown in the current one', async (_what, call) => {
  writeStored('thirdSession', 'first')
  writeStored('thirdSessionExpiresAtMs', Date.now() + 60_000)
  send.mockImplementation(() => {
    writeStored('thirdSession', 'second')
    return Promise.resolve(answer(null, 40404, '找不到所需的內容'))
  })
  const outcome = await perform(call)
  await settled()
  expect(outcome).toMatchObject({ isSuccess: false, error: { silent: true } })
  expect(dialogs).toEqual([])
})
