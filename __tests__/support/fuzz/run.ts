import { createHash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import fc from 'fast-check'
import { codes } from '../../../contract/constants/codes'
import type { Endpoint } from '../../../contract/define-endpoint'
import { endpoints } from '../../../contract/endpoints'
import { fuzzSeed } from '../../../scripts/lib/fuzz-seed.mjs'
import { caseFiles } from '../contract-cases/collect'
import { askerOf } from '../contract-cases/runner'
import type { CallInput, CaseWorld, EndpointCase } from '../contract-cases/types'
import { addWorldUser, openWorld } from '../contract-cases/world'
import { type FuzzInput, fuzzInputs, killerInputs, wellFormed } from './inputs'

/** FUZZ_SEED selects other inputs and FUZZ_RUNS their number; both are set every night. */
const seed = fuzzSeed()
const runs = Number(process.env.FUZZ_RUNS ?? 50)
/** A file that receives one line per call with the answers to its inputs, to see how deep they went. */
const statisticsFile = process.env.FUZZ_STATISTICS
const HANG_MS = 10_000

/**
 * Refusals with other statuses than HTTP 200: invalid JSON, unknown address, too large, another content type.
 */
const ALLOWED_STATUS = [200, 400, 404, 413, 414, 415]
const LEAKS = new RegExp(
  [
    /\n\s+at |node_modules|\.ts:\d+|\/work\/|\/home\/|ECONN/,
    /Failed query|syntax error at|violates|duplicate key|relation "|column "|drizzle/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

interface Raw {
  statusCode: number
  headers: Record<string, string>
  body: string
}

async function withoutHang<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const hang = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${HANG_MS} ms`)), HANG_MS)
  })
  return Promise.race([work, hang]).finally(() => clearTimeout(timer))
}

/** @returns the fault of an answer; null for a proper envelope that leaks nothing */
export function faultOf(answer: Raw): string | null {
  if (!ALLOWED_STATUS.includes(answer.statusCode))
    return `HTTP ${answer.statusCode}: ${answer.body.slice(0, 300)}`
  if (!answer.headers['content-type']?.startsWith('application/json'))
    return answer.statusCode === 200 ? null : `content type ${String(answer.headers['content-type'])}`
  let parsed: unknown
  try {
    parsed = JSON.parse(answer.body)
  } catch {
    return `no JSON: ${answer.body.slice(0, 300)}`
  }
  const { code, msg, data } = (parsed ?? {}) as { code?: unknown; msg?: unknown; data?: unknown }
  if (!Number.isInteger(code) || typeof msg !== 'string' || msg === '' || data === undefined)
    return `no envelope: ${answer.body.slice(0, 300)}`
  if (code === codes.systemError || code === codes.systemBusy)
    return `code ${String(code)}: ${answer.body.slice(0, 300)}`
  if (code !== 0 && LEAKS.test(answer.body)) return `gives away its inside: ${answer.body.slice(0, 500)}`
  return null
}

const addressOf = (endpoint: Endpoint, input: Pick<FuzzInput, 'params' | 'query'>): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(input.params[name] ?? 'x'),
  )
  const query = input.query
    .map(([key, value]) => `${encodeURIComponent(wellFormed(key))}=${encodeURIComponent(wellFormed(value))}`)
    .join('&')
  return query ? `${path}?${query}` : path
}

/** The latest error in the log, which names the cause of a code 500. */
const lastFailure = (): string =>
  medibook
    .log()
    .split('\n')
    .filter((line) => line.includes('"msg":"request failed"'))
    .at(-1)
    ?.slice(0, 1200) ?? ''

type Sent = Pick<FuzzInput, 'who' | 'params' | 'query' | 'headers' | 'body'>

/** A caller: its sessions, and the answers to its inputs. */
interface Asker {
  endpoint: Endpoint
  session: string
  owner: string | undefined
  expired: string
  answers: Map<string, number>
}

async function openAsker(item: EndpointCase, name: string, world: CaseWorld): Promise<Asker> {
  const session = (await askerOf(item, world)) ?? world.user.session
  const expired = await medibook.signIn((await addWorldUser(`fuzz-late-${name}`)).id)
  await medibook.query('update session set expire_time = create_time where user_id = $1', [
    `case-fuzz-late-${name}`,
  ])
  const [owner] = await medibook.query<{ user_id: string }>(
    'select user_id from session where token_hash = encode(sha256(convert_to($1, $2)), $3)',
    [session, 'UTF8', 'hex'],
  )
  return { endpoint: item.endpoint, session, owner: owner?.user_id, expired, answers: new Map() }
}

const realIdsOf = (world: CaseWorld, happy: CallInput): string[] => [
  ...new Set([
    world.user.id,
    world.user.person,
    ...Object.values(happy.params ?? {}),
    ...Object.entries(happy.query ?? {}).flatMap(([key, value]) => (/id$/i.test(key) ? [value] : [])),
    'user-demo1',
    'person-self',
    'order-paid',
    'booking-booked-1',
    'spu-package-women',
    'shop-central',
  ]),
]

function requestOf({ endpoint, session, expired }: Asker, input: Sent) {
  const token = { visitor: null, user: session, expired, madeUp: 'made-up-token' }[input.who]
  const payload =
    input.body === null
      ? null
      : 'json' in input.body
        ? { text: input.body.json, contentType: 'application/json' }
        : input.body.raw
  return {
    method: endpoint.method,
    url: addressOf(endpoint, input),
    headers: {
      ...input.headers,
      ...(payload?.contentType ? { 'content-type': payload.contentType } : {}),
    },
    ...(payload ? { payload: payload.text } : {}),
    ...(token === null ? {} : { session: token }),
  }
}

/** Sends one input. @throws Error when its answer has a fault */
async function send(asker: Asker, input: Sent): Promise<void> {
  const answer = await withoutHang(medibook.inject(requestOf(asker, input)))
  const fault = faultOf(answer)
  const kind = `${answer.statusCode} ${/"code":(-?\d+)/.exec(answer.body)?.[1] ?? ''}`
  asker.answers.set(kind, (asker.answers.get(kind) ?? 0) + 1)
  if (fault !== null) throw new Error(`${fault}\n${JSON.stringify(input).slice(0, 600)}\n${lastFailure()}`)
  // The call under test may end sessions, so they are renewed for the next input.
  if (input.who === 'user' && answer.body.includes(`"code":${codes.sessionExpired}`) && asker.owner)
    asker.session = await medibook.signIn(asker.owner)
}

function fuzzOne(item: EndpointCase, name: string): void {
  const { endpoint } = item
  test(`${name} ${endpoint.method} ${endpoint.path}`, async () => {
    const world = await openWorld(`fuzz-${name}`)
    const asker = await openAsker(item, name, world)
    const happy: CallInput = await item.proof.happy(world)
    const inputs = fuzzInputs(endpoint, happy, realIdsOf(world, happy))
    const ownSeed = seed ^ createHash('sha256').update(name).digest().readInt32LE(0)
    await fc.assert(
      fc.asyncProperty(inputs, (input) => send(asker, input)),
      { seed: ownSeed, numRuns: runs, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true },
    )
    for (const input of killerInputs(endpoint, happy)) await send(asker, { ...input, who: 'user' })
    if (statisticsFile)
      appendFileSync(statisticsFile, `${name} ${JSON.stringify(Object.fromEntries(asker.answers))}\n`)
  }, 90_000)
}

/** Sends fuzzed input to every `count`-th call of the contract. */
export function fuzzShard(index: number, count: number): void {
  const names = new Map(Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]))
  const cases = caseFiles()
    .flatMap((file) => file.cases)
    .filter((item) => names.has(item.endpoint))
  describe(`seed ${seed}, ${runs} inputs for each call`, () => {
    for (const [position, item] of cases.entries())
      if (position % count === index) fuzzOne(item, names.get(item.endpoint) ?? '')
  })
}
