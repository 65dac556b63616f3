import { goodsDetail } from '../../contract/goods'
import { type LocalServer, serveLocally } from '../support/local-server'
import type { MedibookServer } from '../support/medibook-global'
import { addGoods, addUser, placeBody } from '../support/order-world'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status?: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'
const FAILED = 2
const received: string[] = []
let collector: LocalServer
let server: MedibookServer

const spansOf = (): SentSpan[] =>
  received.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
const valueOf = (span: SentSpan | undefined, key: string) =>
  span?.attributes.find((attribute) => attribute.key === key)?.value

beforeAll(async () => {
  collector = await serveLocally((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      received.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  server = await medibook.startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin })
})
afterAll(() => collector.stop())

test('a call is part of its caller’s trace with its statements, without values', async () => {
  await addGoods('trace-goods', { isBookable: false, slotKind: null })
  const user = await addUser()
  await server.call('goodsDetail', {
    params: { id: 'spu-package-women' },
    headers: { traceparent: `00-${TRACE}-${CALLER}-01` },
  })
  const body = placeBody(user, { goods: 'trace-goods', body: { deliveryAddress: 'Secret Road 12' } })
  expect(await server.call('placeOrder', { session: user.session, body })).toMatchObject({ code: 0 })
  await server.close()

  const spans = spansOf()
  const read = spans.find(({ name }) => name === `GET ${goodsDetail.path}`)
  expect(read).toMatchObject({ traceId: TRACE, parentSpanId: CALLER })
  expect(valueOf(read, 'http.response.status_code')?.intValue).toBe(200)
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === read?.spanId)
  expect(statements.length).toBeGreaterThan(0)
  expect(valueOf(statements[0], 'db.query.text')?.stringValue).toContain('select')

  const order = spans.find(({ name }) => name.startsWith('POST ') && !name.includes('health'))
  const written = spans.filter(({ parentSpanId }) => parentSpanId === order?.spanId)
  expect(written.map((span) => valueOf(span, 'db.query.text')?.stringValue ?? '')).toEqual(
    expect.arrayContaining(['begin', expect.stringContaining('insert into "order_info"'), 'commit']),
  )
  const everything = received.join('')
  for (const word of ['Secret Road', 'Chan Tai Man', user.session, user.id, 'spu-package-women'])
    expect(everything).not.toContain(word)
})

test('each run of a job is a trace with its statements, and a failed run is marked', async () => {
  received.length = 0
  const traced = await medibook.startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin })
  traced.server.app.jobs.register({
    name: 'failing',
    everyMs: 60_000,
    run: () => Promise.reject(new Error('Secret reason')),
  })
  await expect(traced.server.app.jobs.runDueJobs()).rejects.toThrow('Secret reason')
  await traced.close()

  const spans = spansOf()
  const jobs = spans.filter(({ name }) => name.startsWith('job '))
  const sessions = jobs.find(({ name }) => name === 'job deleteExpiredSessions')
  expect(sessions?.parentSpanId ?? '').toBe('')
  expect(valueOf(sessions, 'medibook.job')?.stringValue).toBe('deleteExpiredSessions')
  const texts = spans
    .filter(({ parentSpanId, traceId }) => parentSpanId === sessions?.spanId && traceId === sessions?.traceId)
    .map((span) => valueOf(span, 'db.query.text')?.stringValue ?? '')
  expect(texts).toEqual([expect.stringContaining('delete from "session"')])
  expect(new Set(jobs.map(({ traceId }) => traceId)).size).toBe(jobs.length)
  expect(jobs.filter(({ status }) => status?.code === FAILED).map(({ name }) => name)).toEqual([
    'job failing',
  ])
  expect(received.join('')).not.toContain('Secret reason')
})
