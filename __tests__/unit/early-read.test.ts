import { sendRequest } from '@/platform/request'

const url = 'https://clinic.example/goods'
const settled = { statusCode: 200, data: { code: 0 }, header: {} }

/** A read that the HTML page has started. */
const begin = (answer: Promise<typeof settled>) => {
  Object.assign(globalThis, { __medibookEarly: { [url]: { session: '', language: 'en', answer } } })
}
const take = (more: { signal?: AbortSignal } = {}) =>
  sendRequest({ url, method: 'GET', headers: { 'Accept-Language': 'en' }, timeoutMs: 50, ...more })

test('an early read that has arrived is the answer', async () => {
  begin(Promise.resolve(settled))
  await expect(take()).resolves.toMatchObject({ status: 200, body: { code: 0 } })
})

test('an early read without an answer times out as any other call', async () => {
  begin(new Promise(() => {}))
  await expect(take()).rejects.toMatchObject({ kind: 'timeout' })
})

test('an early read that nobody waits for any more ends at once', async () => {
  begin(new Promise(() => {}))
  const waiting = new AbortController()
  const taken = take({ signal: waiting.signal })
  waiting.abort()
  await expect(taken).rejects.toMatchObject({ kind: 'aborted' })
})
