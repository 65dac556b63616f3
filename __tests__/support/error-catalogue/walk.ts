import { openingAdvert } from '@contract/routes/content'
import { api, userTags } from '@/api/api'
import { isApiError } from '@/api/api-error'
import { call } from '@/api/call'
import { errorCatalogue } from '@/api/error-catalogue'
import { perform, request, setReadRetryDelays } from '@/api/request'
import { signedIn } from '@/features/session/session.slice'
import { chooseLanguage, ensureTexts } from '@/i18n/engine'
import { configureClient } from '@/platform/config'
import { readStored, removeStored, writeStored } from '@/platform/storage'
import { startErrorDialog } from '@/store/listeners/error-dialog'
import { watchSession } from '@/store/listeners/session-watch'
import { makeStore } from '@/store/store'
import { routePath } from '../../../scripts/lib/route-paths.mjs'
import { newProfile, newSession } from '../session-sample'
import { rows } from './rows'
import { startTransport } from './transport'

export interface Dialog {
  title: string
  text: string
  confirmText: string
  cancelText?: string | undefined
}
/** Dialogs shown on the platform under test. */
export interface DialogRecord {
  shown: Dialog[]
  close: () => void
}

const TIMEOUT_MS = 60
const soon = () =>
  new Promise<void>((done) => {
    setTimeout(done, 0)
  })
const user = newProfile()

async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000 && !isTrue(); turn += 1) await soon()
}

/** What the tests of one platform share. */
interface Walk {
  dialogs: DialogRecord
  transport: () => Awaited<ReturnType<typeof startTransport>>
  /** Functions that end what a test has started. */
  stops: (() => void)[]
}

function testRows(walk: Walk): void {
  test('the walk covers every row of the catalogue in code', () => {
    const walked = new Set<string>()
    for (const { path, play } of rows) {
      const answer =
        play === 'hang'
          ? { type: 'timeout' as const, path }
          : play === 'refuse'
            ? { type: 'network' as const, path, text: '', code: 0 }
            : { type: 'http' as const, path, ...play }
      const row = errorCatalogue.find(({ matches }) => matches(answer))
      if (row) walked.add(row.id)
    }
    // an aborted call has no answer to play; it is tested below
    expect(errorCatalogue.map(({ id }) => id).filter((id) => id !== 'aborted' && !walked.has(id))).toEqual([])
  })

  test.each(rows)('$name', async ({ path, method = 'GET', play, expected }) => {
    walk.stops.push(startErrorDialog())
    walk.transport().state.play = play
    const args = {
      url: path,
      method,
      ...(method === 'POST' ? { body: { id: '7' } } : {}),
      ...(play === 'hang' ? { timeoutMs: TIMEOUT_MS } : {}),
    }
    const settled = await request(args).then(
      (body) => ({ body }),
      (rejection: unknown) => ({ rejection }),
    )
    if (expected.resolves) expect(settled).toEqual({ body: expected.resolves })
    else if (expected.rejects === 'error')
      expect(isApiError((settled as { rejection: unknown }).rejection)).toBe(true)
    else expect(settled).toEqual({ rejection: expected.rejects })

    const outcome = await perform({ ...args, silent: true })
    expect(outcome.isSuccess ? undefined : outcome.error.kind).toBe(expected.kind)

    await until(() => walk.dialogs.shown.length > 0 || expected.dialog === null)
    await soon()
    expect(walk.dialogs.shown).toHaveLength(expected.dialog ? 1 : 0)
    if (expected.dialog) {
      expect(walk.dialogs.shown[0]?.title).toBe(expected.dialog.title)
      if (typeof expected.dialog.text === 'string')
        expect(walk.dialogs.shown[0]?.text).toBe(expected.dialog.text)
      else expect(walk.dialogs.shown[0]?.text).toMatch(expected.dialog.text)
    }
    const kept = (['thirdSession', 'thirdSessionExpiresAtMs', 'timeString', 'wxUser'] as const).filter(
      (key) => readStored(key) !== undefined,
    )
    expect(kept).toHaveLength(expected.clearsSession ? 0 : 4)
  })
}

function testDialogs(walk: Walk): void {
  test('five concurrent failures show one dialog', async () => {
    walk.stops.push(startErrorDialog())
    walk.transport().state.play = { status: 200, body: { code: 500, msg: 'x' } }
    await Promise.allSettled(
      Array.from({ length: 5 }, (_, i) => request({ url: routePath('orderItemDetail', { id: String(i) }) })),
    )
    await until(() => walk.dialogs.shown.length > 0)
    expect(walk.dialogs.shown).toHaveLength(1)
  })

  test('reports a lost network once, actions by their dialog, and the next loss after a recovery again', async () => {
    walk.stops.push(startErrorDialog())
    const fails = (args: Parameters<typeof request>[0]) =>
      expect(request(args)).rejects.toMatchObject({ kind: 'network' })
    const toldTimes = async (times: number) => {
      await until(() => walk.dialogs.shown.length >= times)
      walk.dialogs.close()
      await soon()
      expect(walk.dialogs.shown).toHaveLength(times)
    }
    walk.transport().state.play = 'refuse'
    await fails({ url: '/a' })
    await toldTimes(1)
    await fails({ url: '/b' })
    await toldTimes(1)
    await fails({ url: '/c', method: 'POST', body: {} })
    await toldTimes(2)
    walk.transport().state.play = { status: 200, body: { code: 0, data: null } }
    await request({ url: '/d' })
    walk.transport().state.play = 'refuse'
    await fails({ url: '/e' })
    await toldTimes(3)
  })
}

function testSession(walk: Walk): void {
  test('calls that fail without a session prompt once for a sign-in and end it in the store', async () => {
    const store = makeStore()
    store.dispatch(signedIn(newSession(user)))
    walk.stops.push(startErrorDialog(), watchSession(store))
    walk.transport().state.play = { status: 200, body: { code: 60001, msg: 'expired' } }
    await Promise.allSettled(
      Array.from({ length: 4 }, (_, i) => request({ url: routePath('orderItemDetail', { id: String(i) }) })),
    )
    await until(() => walk.dialogs.shown.length > 0)
    expect(walk.dialogs.shown).toEqual([
      expect.objectContaining({ title: '需要登入', confirmText: '去登入' }),
    ])
    expect(store.getState().session.thirdSession).toBe('')
  })

  test('an answer to an earlier session does not end the new one', async () => {
    walk.transport().state.play = { status: 200, body: { code: 60001, msg: 'expired' } }
    const late = request({ url: routePath('userInfo') })
    writeStored('thirdSession', 'token-2')
    await expect(late).rejects.toMatchObject({ kind: 'session' })
    expect(readStored('thirdSession')).toBe('token-2')
  })
}

function testTries(walk: Walk): void {
  test('a read is attempted three times on a network failure, a write once', async () => {
    walk.transport().state.play = 'refuse'
    await request({ url: '/a' }).catch(() => undefined)
    await request({ url: '/b', method: 'POST', body: {} }).catch(() => undefined)
    expect(walk.transport().state.seen.filter(({ url }) => url === '/gateway/a')).toHaveLength(3)
    expect(walk.transport().state.seen.filter(({ url }) => url === '/gateway/b')).toHaveLength(1)
  })

  test('an aborted call shows nothing', async () => {
    walk.stops.push(startErrorDialog())
    walk.transport().state.play = 'hang'
    const controller = new AbortController()
    const call = request({ url: '/a', signal: controller.signal })
    await until(() => walk.transport().state.seen.length > 0)
    controller.abort()
    await expect(call).rejects.toMatchObject({ kind: 'silent' })
    expect(walk.dialogs.shown).toEqual([])
  })
}

function testWire(walk: Walk): void {
  test('sends headers, prefix, query of a GET and body of a POST', async () => {
    walk.transport().state.play = { status: 200, body: { code: 0, data: null } }
    await request({
      url: routePath('goodsPageAll'),
      params: { current: 1, size: 10, name: '體檢', tag: undefined },
    })
    await request({ url: routePath('refundApply'), method: 'POST', body: { id: '7' } })
    walk.transport().state.play = {
      status: 200,
      body: { code: 0, data: { isShow: '0', picUrl: '', link: '', alt: '' } },
    }
    await request(call(openingAdvert, { params: { id: '1' } }))
    const [get, post, advert] = walk.transport().state.seen
    expect(get?.url).toBe(
      `/gateway${routePath('goodsPageAll')}?current=1&size=10&name=${encodeURIComponent('體檢')}`,
    )
    expect(get?.headers).toMatchObject({ 'third-session': 'token-1', 'tenant-id': '1', 'app-version': '100' })
    expect(get?.headers['app-id']).toBeTruthy()
    expect(JSON.parse(post?.body ?? '')).toEqual({ id: '7' })
    expect(post?.headers['content-type']).toContain('application/json')
    expect(advert?.headers).not.toHaveProperty('third-session')
    expect(advert?.headers).not.toHaveProperty('app-id')
  })
}

function testQueries(walk: Walk): void {
  test('RTK Query returns data on success and a plain error on failure, without further retries', async () => {
    const store = makeStore()
    const probe = api.injectEndpoints({
      endpoints: (build) => ({
        walkProbe: build.query<{ id: string }, string>({
          query: (id) => `/probe/${id}`,
          providesTags: [...userTags],
        }),
      }),
      overrideExisting: true,
    })
    walk.transport().state.play = { status: 200, body: { code: 0, data: { id: '7' } } }
    expect((await store.dispatch(probe.endpoints.walkProbe.initiate('7'))).data).toEqual({ id: '7' })
    walk.transport().state.play = { status: 200, body: { code: 80004, msg: 'gone' } }
    expect((await store.dispatch(probe.endpoints.walkProbe.initiate('8'))).error).toMatchObject({
      kind: 'business',
      code: 80004,
      msg: 'gone',
      silent: false,
    })
    // that a page shows it is checked afterwards
    await soon()
    store.dispatch(api.util.resetApiState())
    removeStored('thirdSession')
  })
}

/**
 * Tests every row with the real wrapper. The platform's test file provides the transport (fetch or
 * wx.request) and the dialogs.
 */
export function walkCatalogue(dialogs: DialogRecord): void {
  let transport: Awaited<ReturnType<typeof startTransport>>
  const stops: (() => void)[] = []
  const walk: Walk = { dialogs, transport: () => transport, stops }

  beforeAll(async () => {
    transport = await startTransport()
    setReadRetryDelays([0, 0])
    configureClient({ apiHost: transport.host, apiPrefix: '/gateway' })
    await chooseLanguage('zh-Hant')
    await ensureTexts('common', 'errors')
  })
  beforeEach(() => {
    transport.state.seen = []
    dialogs.shown.length = 0
    writeStored('thirdSession', 'token-1')
    writeStored('thirdSessionExpiresAtMs', Date.now() + 60_000)
    writeStored('timeString', Date.now())
    writeStored('wxUser', user)
  })
  afterEach(() => {
    dialogs.close()
    stops.splice(0).forEach((stop) => stop())
  })
  afterAll(() => transport.stop())

  testRows(walk)
  testDialogs(walk)
  testSession(walk)
  testTries(walk)
  testWire(walk)
  testQueries(walk)
}
