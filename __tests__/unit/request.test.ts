import { codes } from '@contract/constants/codes'
import { kinds } from '@contract/route'
import { isGone, isUnsent } from '@/api/api-error'
import { call, fillPath } from '@/api/call'
import { rowsOf } from '@/api/paging'
import {
  type ApiRequest,
  headersFor,
  onReach,
  onRequestFailed,
  perform,
  request,
  setReadRetryDelays,
  setRequestLanguage,
} from '@/api/request'
import { clientConfig } from '@/platform/config'
import { type HttpRequest, TransportFailure } from '@/platform/request'
import { giveConsent, readStored, removeStored, storedKeys, writeStored } from '@/platform/storage'
import { answer, send } from '../support/mocked-transport'

const lost = () => new TransportFailure('network', 'lost', 'x')
const sent = (): HttpRequest => send.mock.calls.at(-1)?.[0] as HttpRequest
const failures = jest.fn()
const reach = jest.fn()
let stops: (() => void)[] = []

const signIn = (token: string) => {
  writeStored('thirdSession', token)
  writeStored('thirdSessionExpiresAtMs', Date.now() + 60_000)
  writeStored('wxUser', { id: token })
}

beforeEach(() => {
  giveConsent()
  setReadRetryDelays([0, 0])
  stops = [onRequestFailed(failures), onReach((isReached) => reach(isReached))]
})
afterEach(() => {
  stops.forEach((stop) => stop())
  jest.resetAllMocks()
  jest.restoreAllMocks()
  removeStored(...(storedKeys() as never[]))
})

describe('a call that does not reach the server', () => {
  test.each<[string, ApiRequest, number]>([
    ['a read is tried three times', { url: '/a' }, 3],
    ['a read with an explicit GET is tried three times', { url: '/a', method: 'GET' }, 3],
    ['a write by GET is sent once', { url: '/a', isWrite: true }, 1],
    ['a POST is sent once', { url: '/a', method: 'POST' }, 1],
    ['a PUT is sent once', { url: '/a', method: 'PUT' }, 1],
    ['a DELETE is sent once', { url: '/a', method: 'DELETE' }, 1],
    ['an aborted read is sent once', { url: '/a', signal: { aborted: true } as never }, 1],
  ])('%s', async (_name, given, times) => {
    send.mockRejectedValue(lost())
    await perform(given)
    expect(send).toHaveBeenCalledTimes(times)
    expect(failures).toHaveBeenCalledTimes(1)
    expect(failures.mock.calls[0]).toMatchObject([
      { kind: 'network' },
      { isRead: !given.isWrite && (given.method ?? 'GET') === 'GET' },
    ])
    expect(reach.mock.calls).toEqual([[false]])
  })

  test('a read is not retried after a time-out, which does not count as a lost network', async () => {
    send.mockRejectedValue(new TransportFailure('timeout', 'late', 'x'))
    expect(await perform({ url: '/a' })).toMatchObject({ isSuccess: false, error: { kind: 'timeout' } })
    // the user has waited for a minute
    expect(send).toHaveBeenCalledTimes(1)
    expect(reach).not.toHaveBeenCalled()
  })

  test('is not retried without a network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    send.mockRejectedValue(lost())
    await perform({ url: '/a' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('succeeds at the third attempt without reporting the first two', async () => {
    send.mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost()).mockResolvedValueOnce(answer(7))
    expect(await perform({ url: '/a' })).toMatchObject({ isSuccess: true, body: { data: 7 } })
    expect(failures).not.toHaveBeenCalled()
    expect(reach.mock.calls).toEqual([[true]])
  })

  test('waits for the delay of each retry', async () => {
    setReadRetryDelays([11, 22])
    const waits = jest.spyOn(globalThis, 'setTimeout')
    send.mockRejectedValue(lost())
    await perform({ url: '/a' })
    expect(waits.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 11 || ms === 22)).toEqual([11, 22])
  })

  test('a refusal is an answer and is not retried', async () => {
    send.mockResolvedValue(answer(null, codes.notFound))
    await perform({ url: '/a' })
    expect(send).toHaveBeenCalledTimes(1)
    expect(reach.mock.calls).toEqual([[true]])
  })

  test('an error outside of the transport is not treated as its failure', async () => {
    send.mockRejectedValue(new TypeError('a fault of ours'))
    await expect(perform({ url: '/a' })).rejects.toThrow('a fault of ours')
  })
})

describe('answers cached on the device', () => {
  const kept: ApiRequest = { url: '/a', params: { x: 1 }, keep: 'article', cacheKey: 'a("1")' }

  test('are used for the same address only when the network is lost', async () => {
    send.mockResolvedValueOnce(answer({ title: 'one' }))
    await perform(kept)
    send.mockRejectedValue(lost())
    expect(await perform(kept)).toMatchObject({
      isSuccess: true,
      body: { code: codes.ok, data: { title: 'one' } },
      wire: { title: 'one' },
    })
    expect(failures).not.toHaveBeenCalled()
    expect(await perform({ ...kept, params: { x: 2 } })).toMatchObject({ isSuccess: false })
    send.mockResolvedValue(answer(null, codes.notFound))
    expect(await perform(kept)).toMatchObject({ isSuccess: false })
  })

  test('are not used when they no longer have the shape of the contract', async () => {
    send.mockResolvedValueOnce(answer('text'))
    await perform(kept)
    send.mockRejectedValue(lost())
    expect(await perform({ ...kept, shape: kinds.number })).toMatchObject({ isSuccess: false })
    expect(await perform({ ...kept, shape: kinds.text })).toMatchObject({ isSuccess: true })
  })

  test('are decoded once, and stored as on the wire', async () => {
    send.mockResolvedValueOnce(answer('12.30'))
    await perform({ ...kept, shape: kinds.money })
    send.mockRejectedValue(lost())
    expect(await perform({ ...kept, shape: kinds.money })).toMatchObject({
      body: { data: 1230 },
      wire: '12.30',
    })
  })

  test('an answer that arrives after another account signed in is not cached', async () => {
    signIn('a')
    send.mockImplementationOnce(() => {
      signIn('b')
      return Promise.resolve(answer('a’s'))
    })
    await perform({ ...kept, keep: 'mine' })
    send.mockRejectedValue(lost())
    expect(await perform({ ...kept, keep: 'mine' })).toMatchObject({ isSuccess: false })
  })

  test('an answer without a cache kind is not stored', async () => {
    send.mockResolvedValueOnce(answer('x'))
    await perform({ url: '/a' })
    expect(storedKeys().filter((key) => key.includes('kept:'))).toEqual([])
  })
})

describe('an answer that ends the session', () => {
  test('ends the session that sent the request', async () => {
    signIn('a')
    send.mockResolvedValue(answer(null, 60001))
    await perform({ url: '/a' })
    expect(readStored('thirdSession')).toBeUndefined()
    expect(failures.mock.calls[0]?.[0]).toMatchObject({ kind: 'session' })
  })

  test('of an earlier session ends nothing and is not reported', async () => {
    signIn('a')
    send.mockImplementationOnce(() => {
      signIn('b')
      return Promise.resolve(answer(null, 60001))
    })
    expect(await perform({ url: '/a' })).toMatchObject({ error: { silent: true } })
    expect(readStored('thirdSession')).toBe('b')
    expect(failures).not.toHaveBeenCalled()
  })
})

test.each<[string, Partial<ApiRequest>, boolean]>([
  ['a poll in the background', { silent: true }, true],
  ['a code that its caller shows', { shownInPlace: [codes.badInput, codes.couponLimit] }, true],
  ['another code than its caller shows', { shownInPlace: [codes.badInput] }, false],
  ['any other call', {}, false],
])('the call with %s is silent: %p', async (_name, options, silent) => {
  send.mockResolvedValue(answer(null, codes.couponLimit))
  expect(await perform({ url: '/a', ...options })).toMatchObject({ error: { silent } })
  // reported nevertheless, because ending a session depends on it
  expect(failures).toHaveBeenCalledTimes(1)
})

test('sends only the given properties', async () => {
  send.mockResolvedValue(answer())
  await perform({ url: '/a' })
  expect(Object.keys(sent()).sort()).toEqual(['headers', 'method', 'url'])
  const signal = { aborted: false } as never
  await perform({ url: '/a', method: 'POST', params: { x: 1 }, body: { y: 2 }, signal, timeoutMs: 5 })
  expect(sent()).toMatchObject({ method: 'POST', query: { x: 1 }, body: { y: 2 }, signal, timeoutMs: 5 })
})

test('a call sends the current language, and the session unless it is anonymous', async () => {
  setRequestLanguage(() => 'fr')
  expect(headersFor(true, 'secret')).not.toMatchObject({ 'app-id': expect.anything() })
  expect(Object.values(headersFor(true, 'secret'))).not.toContain('secret')
  expect(headersFor(false, 'secret')).toMatchObject({
    'Accept-Language': 'fr',
    [clientConfig.sessionHeader]: 'secret',
  })
  signIn('a')
  send.mockResolvedValue(answer())
  await perform({ url: '/a', isAnonymous: true })
  expect(Object.values(sent().headers ?? {})).not.toContain('a')
  await perform({ url: '/a' })
  expect(Object.values(sent().headers ?? {})).toContain('a')
  setRequestLanguage(() => 'zh-Hant')
})

test('a removed listener receives nothing', async () => {
  stops.forEach((stop) => stop())
  send.mockRejectedValue(lost())
  await perform({ url: '/a', method: 'POST' })
  expect([failures.mock.calls, reach.mock.calls]).toEqual([[], []])
})

test('the low-level call returns the whole body, and throws the error of the catalogue', async () => {
  send.mockResolvedValueOnce(answer(3, codes.ok, 'words'))
  await expect(request({ url: '/a' })).resolves.toEqual({ code: codes.ok, msg: 'words', data: 3 })
  send.mockResolvedValueOnce(answer(null, 70001, 'words'))
  await expect(request({ url: '/a' })).rejects.toBe('words')
})

describe('the meaning of a failure', () => {
  const error = (kind: string, code?: number) => ({ kind, silent: false, msg: '', ...(code ? { code } : {}) })
  test.each([
    ['network', true],
    ['timeout', true],
    ['http', false],
    ['business', false],
  ])('%s: may be repeated with the same key: %p', (kind, expected) =>
    expect(isUnsent(error(kind))).toBe(expected),
  )
  test.each([
    [codes.notFound, true],
    [codes.goodsDeleted, true],
    [codes.badInput, false],
    [undefined, false],
  ])('code %p means that the object is gone: %p', (code, expected) =>
    expect(isGone(error('business', code))).toBe(expected),
  )
  test('other errors are not failures of a call', () => {
    expect([null, undefined, 'network', { kind: 'network' }, new Error('x')].map(isUnsent)).toEqual(
      Array(5).fill(false),
    )
    expect(isGone({ code: codes.notFound })).toBe(false)
  })
})

describe('the request of a route', () => {
  test('contains its encoded parameters', () => {
    expect(fillPath('/a/:id/b/:other', { id: 'x/y', other: 3 })).toBe('/a/x%2Fy/b/3')
    expect(fillPath('/a/:id')).toBe('/a/')
  })
  test('has method, body and query as defined in the contract', () => {
    const route = {
      path: '/a/:id',
      method: 'POST',
      auth: 'anonymous',
      data: kinds.text,
      query: { isOn: kinds.flag },
      body: { price: kinds.money },
    } as never
    expect(
      call(route, {
        params: { id: '1' },
        query: { isOn: true },
        body: { price: 1230 },
        silent: true,
      } as never),
    ).toEqual({
      url: '/a/1',
      method: 'POST',
      shape: kinds.text,
      isAnonymous: true,
      params: { isOn: '1' },
      body: { price: '12.30' },
      silent: true,
    })
    expect(call({ path: '/b', data: kinds.text } as never)).toEqual({ url: '/b', shape: kinds.text })
  })
})

test('a row that moved between two pages is shown once', () => {
  const page = (...ids: string[]) => ({
    records: ids.map((id) => ({ id })),
    total: 3,
    size: 2,
    current: 1,
    pages: 2,
  })
  expect(rowsOf({ pages: [page('1', '2'), page('2', '3')], pageParams: [1, 2] }).map(({ id }) => id)).toEqual(
    ['1', '2', '3'],
  )
  expect(rowsOf(undefined)).toEqual([])
})
