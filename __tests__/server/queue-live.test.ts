import { connect } from 'node:net'
import { codes } from '../../contract/constants/codes'
import type { QueueNow } from '../../contract/queue'
import { routePath } from '../../scripts/lib/route-paths.mjs'
import { addClinic, asUser, atDesk, checkIn, queued, register } from '../support/clinic-world'
import type { MedibookServer } from '../support/medibook-global'
import { addUser, nextId, type TestUser } from '../support/order-world'

interface LiveEvent {
  id: string
  event: string
  data: QueueNow
}
interface Follower {
  next(): Promise<LiveEvent | null>
  close(): void
  contentType: string
  connection: string | null
  text: string
}

const followers: Follower[] = []
let user: TestUser
let shop: string
let doctor: string

beforeEach(async () => {
  user = await addUser()
  ;[shop, doctor] = [nextId('l-clinic'), nextId('l-doctor')]
  await addClinic(shop, doctor)
})
afterEach(async () => {
  for (const follower of followers.splice(0)) follower.close()
  await medibook.clock.reset()
})

async function liveUrl(id: string, who = user, server: MedibookServer = medibook): Promise<string> {
  const answer = await asUser(who, server).call('queueLiveKey', { body: { id } })
  if (answer.code !== 0) throw new Error(`no live key: ${answer.code}`)
  return answer.data.url
}

/** Reads the stream like EventSource. `next` is the next event, null when the server has ended the stream. */
async function follow(
  path: string,
  server: MedibookServer = medibook,
  lastEventId?: string,
): Promise<Follower> {
  const abort = new AbortController()
  const response = await fetch(server.url(path), {
    signal: abort.signal,
    headers: {
      accept: 'text/event-stream',
      'accept-encoding': 'br, gzip',
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  })
  const contentType = response.headers.get('content-type') ?? ''
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const follower: Follower = {
    contentType,
    connection: response.headers.get('connection'),
    get text() {
      return text
    },
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const block = text.slice(0, end)
          text = text.slice(end + 2)
          const field = (name: string): string =>
            block
              .split('\n')
              .find((line) => line.startsWith(`${name}: `))
              ?.slice(name.length + 2) ?? ''
          if (field('event') !== '')
            return { id: field('id'), event: field('event'), data: JSON.parse(field('data')) as QueueNow }
          continue
        }
        const part = await reader?.read()
        if (!part || part.done) return null
        text += part.value
      }
    },
    close: () => abort.abort(),
  }
  followers.push(follower)
  return follower
}
/**
 * Sends a request whose body does not arrive, or arrives one letter at a time.
 * @returns the answer before the server closed
 */
function unfinished(origin: string, everyMs?: number): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname)
    const drip = everyMs === undefined ? undefined : setInterval(() => socket.write(' '), everyMs)
    socket.on('data', (part) => {
      answer += part.toString()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(drip)
      resolve(answer)
    })
    socket.write(
      `POST ${routePath('login')} HTTP/1.1\r\nHost: x\r\nContent-Type: ` +
        'application/json\r\nContent-Length: 100000\r\n\r\n',
    )
  })
}
const refusalOf = async (path: string): Promise<{ code: number }> =>
  (await (await fetch(medibook.url(path))).json()) as { code: number }
const callNext = async (server: MedibookServer = medibook) =>
  atDesk(
    'queue',
    'call',
    {
      id:
        (await medibook.query<{ id: string }>('select id from queue_line where doctor_id = $1', [doctor]))[0]
          ?.id ?? '',
    },
    server,
  )

test('the stream starts with the same state as polling, and follows all changes to the end', async () => {
  const ticket = await queued(user, { shop, doctor })
  const stream = await follow(await liveUrl(ticket.id))
  expect(stream.contentType).toMatch(/^text\/event-stream/)
  // a keep-alive connection would delay the shutdown of the server
  expect(stream.connection).toBe('close')
  const first = await stream.next()
  const polled = (await asUser(user).call('queueState', { params: { id: ticket.id } })).data
  expect(first).toMatchObject({
    event: 'state',
    id: String(polled.version),
    data: { number: 1, state: 'checkedIn', peopleAhead: 0, stateDesc: 'In the queue' },
  })
  await callNext()
  expect(await stream.next()).toMatchObject({ event: 'state', data: { state: 'called', calledNumber: 1 } })
  await atDesk('queue', 'done', { id: ticket.id })
  expect(await stream.next()).toMatchObject({ event: 'state', data: { state: 'done', nextPollMs: 0 } })
  expect(await stream.next()).toMatchObject({ event: 'end' })
  expect(await stream.next()).toBeNull()
})

test('a change made in one process reaches streams of another', async () => {
  const second = await medibook.startServer()
  const first = await addUser()
  await queued(first, { shop, doctor })
  const ticket = await queued(user, { shop, doctor })
  const here = await follow(await liveUrl(ticket.id))
  const there = await follow(await liveUrl(ticket.id, user, second), second)
  expect([(await here.next())?.data.peopleAhead, (await there.next())?.data.peopleAhead]).toEqual([1, 1])
  await callNext(second)
  expect([(await here.next())?.data.calledNumber, (await there.next())?.data.calledNumber]).toEqual([1, 1])
  await callNext()
  expect([(await here.next())?.data.state, (await there.next())?.data.state]).toEqual(['called', 'called'])
  // A process that shuts down ends its streams instead of waiting for them.
  await second.close()
  expect(await there.next()).toBeNull()
})

test('a client that reconnects receives only new events', async () => {
  const ticket = await queued(user, { shop, doctor })
  const before = await follow(await liveUrl(ticket.id))
  const seen = await before.next()
  before.close()
  const unchanged = await follow(await liveUrl(ticket.id), medibook, seen?.id)
  const other = await addUser()
  await queued(other, { shop, doctor })
  const news = await unchanged.next()
  expect(Number(news?.id)).toBeGreaterThan(Number(seen?.id))
  await callNext()
  const missed = await follow(await liveUrl(ticket.id), medibook, news?.id)
  expect((await missed.next())?.data.state).toBe('called')
})

test('a lost connection to the database is reopened, and no change is missed', async () => {
  const ticket = await queued(user, { shop, doctor })
  const stream = await follow(await liveUrl(ticket.id))
  await stream.next()
  await medibook.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'medibook-live'
      and datname = current_database()`,
  )
  await callNext()
  expect((await stream.next())?.data.state).toBe('called')
})

test('a request that never ends is answered 408, and an open stream outlives that limit', async () => {
  const server = await medibook.startServer({ REQUEST_TIMEOUT_MS: '400' })
  const ticket = await queued(user, { shop, doctor })
  const stream = await follow(await liveUrl(ticket.id), server)
  await stream.next()
  expect(await unfinished(server.origin)).toMatch(/^HTTP\/1\.1 408 /)
  expect(await unfinished(server.origin, 50)).toMatch(/^HTTP\/1\.1 408 /)
  await callNext()
  expect((await stream.next())?.data.state).toBe('called')
  await server.close()
})

test('a registered ticket is followed into the queue', async () => {
  const registered = (await register(user, { shop, doctor })).data
  const stream = await follow(await liveUrl(registered.id))
  expect((await stream.next())?.data).toMatchObject({ state: 'registered', number: null })
  await checkIn(user, registered.id)
  expect((await stream.next())?.data).toMatchObject({ state: 'checkedIn', number: 1 })
})

describe('the key', () => {
  test('is refused when it is invented, expired, or its session has ended', async () => {
    const ticket = await queued(user, { shop, doctor })
    const url = await liveUrl(ticket.id)
    const made = `${url.split('?')[0] ?? ''}?key=${'A'.repeat(80)}`
    expect((await refusalOf(made)).code).toBe(codes.sessionExpired)
    expect((await refusalOf(url.slice(0, -3) + (url.endsWith('AAA') ? 'BBB' : 'AAA'))).code).toBe(
      codes.sessionExpired,
    )
    await medibook.call('logout', { session: user.session })
    expect((await refusalOf(url)).code).toBe(codes.sessionExpired)
    const anew = { ...user, session: await medibook.signIn(user.id) }
    const later = await liveUrl(ticket.id, anew)
    await medibook.clock.advance(5 * 60_000 + 1000)
    expect((await refusalOf(later)).code).toBe(codes.sessionExpired)
  })

  test('limits the number of open streams; a closed one frees its place', async () => {
    const ticket = await queued(user, { shop, doctor })
    const url = await liveUrl(ticket.id)
    for (let count = 0; count < 3; count += 1) expect((await (await follow(url)).next())?.event).toBe('state')
    expect((await refusalOf(url)).code).toBe(codes.rateLimited)
    // Calling, completing and expiring a ticket closes all three streams from the server's side.
    await callNext()
    await atDesk('queue', 'done', { id: ticket.id })
    for (const follower of followers) while ((await follower.next()) !== null) continue
    const next = await queued(user, { shop, doctor })
    expect((await (await follow(await liveUrl(next.id))).next())?.event).toBe('state')
  })

  test('is not logged', async () => {
    const ticket = await queued(user, { shop, doctor })
    const url = await liveUrl(ticket.id)
    await (await follow(url)).next()
    expect(medibook.log()).not.toContain(url.split('key=')[1])
  })
})
