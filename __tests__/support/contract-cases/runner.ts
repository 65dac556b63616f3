import { Value } from '@sinclair/typebox/value'
import { codes } from '../../../contract/constants/codes'
import { type Endpoint, needsSession } from '../../../contract/define-endpoint'
import { endpoints } from '../../../contract/endpoints'
import { foundInLog } from '../log-search'
import { type CaseFile, shardOf } from './collect'
import type { CallInput, CaseWorld, EndpointCase } from './types'
import { type Answer, ask, type Asker, openWorld } from './world'

const nameByEndpoint = new Map(Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]))
export const titleOf = (endpoint: Endpoint): string =>
  `${nameByEndpoint.get(endpoint) ?? '(not in the contract)'} ${endpoint.method} ${endpoint.path}`

/** The first validation errors of a value as text; empty when it is valid. */
export function problemsOf(schema: Endpoint['data'], value: unknown): string[] {
  if (Value.Check(schema, value)) return []
  return [...Value.Errors(schema, value)]
    .slice(0, 5)
    .map((error) => `data${error.path}: ${error.message}, is ${JSON.stringify(error.value)}`)
}

const sessions = new WeakMap<EndpointCase, Promise<Asker>>()
/** Opens the session of a case once, so that its valid and its invalid input come from the same user. */
export function askerOf(item: EndpointCase, world: CaseWorld): Promise<Asker> {
  const kept = sessions.get(item)
  if (kept) return kept
  const { as = needsSession(item.endpoint.auth) ? 'user' : 'visitor' } = item.proof
  const opened =
    typeof as === 'function' ? as(world) : Promise.resolve(as === 'visitor' ? null : world[as].session)
  sessions.set(item, opened)
  return opened
}

const brief = ({ httpStatus, code, msg, data }: Answer) => ({
  httpStatus,
  code,
  ...(code === 0 ? {} : { msg, data }),
})

/** A field of a body that accepts another value of the same type. */
const CHANGEABLE = /^(id|\w+Id|name|userName|content)$/
interface KeyedBody {
  lines?: { quantity: number }[]
  [field: string]: unknown
}
function otherBody(body: KeyedBody): KeyedBody {
  if (body.lines)
    return { ...body, lines: body.lines.map((line) => ({ ...line, quantity: line.quantity + 1 })) }
  if (Array.isArray(body.templateIds))
    return { ...body, templateIds: [...(body.templateIds as string[]), 'another'] }
  const field = Object.keys(body).find((key) => CHANGEABLE.test(key) && typeof body[key] === 'string')
  if (field === undefined) throw new Error(`nothing of ${Object.keys(body).join()} can be changed`)
  return { ...body, [field]: `${String(body[field])}x` }
}
/** Fields that depend on the clock: remaining seconds, and the time of the answer. */
const MOVING = /^(serverTime|\w*outTime|\w*secondsLeft|leftSeconds)$/i
/**
 * An answer without the parts that differ a second later, such as the expiry in the URL of a private file.
 */
export const still = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) =>
      MOVING.test(key) && value !== null ? 'moving' : value,
    ).replace(/\?expires=[^"]*/g, ''),
  ) as unknown

/** The same key gives the same answer again, and is refused for another request. */
async function proveOnce(endpoint: Endpoint, input: CallInput, first: Answer, as: Asker): Promise<void> {
  expect(still((await ask(endpoint, input, as)).data)).toEqual(still(first.data))
  expect(await ask(endpoint, { ...input, body: otherBody(input.body as KeyedBody) }, as)).toMatchObject({
    code: codes.badInput,
    data: { field: 'idempotencyKey', rule: 'reused' },
  })
}

async function proveHappy(item: EndpointCase, world: CaseWorld): Promise<void> {
  const as = await askerOf(item, world)
  const input = await item.proof.happy(world)
  const answer = await ask(item.endpoint, input, as)
  expect(brief(answer)).toEqual({ httpStatus: 200, code: 0 })
  if (item.endpoint.isIdempotent) await proveOnce(item.endpoint, input, answer, as)
  expect(problemsOf(item.endpoint.data, answer.data)).toEqual([])
  await item.proof.expect(answer.data, world)
}

async function proveBad(item: EndpointCase, world: CaseWorld): Promise<void> {
  const { bad } = item.proof
  if (bad === null) {
    const { params, query, body } = item.endpoint
    expect({ params, query, body }).toEqual({})
    return
  }
  const { code = codes.badInput, ...input } = bad
  const answer = await ask(item.endpoint, input, await askerOf(item, world))
  expect({ httpStatus: answer.httpStatus, code: answer.code }).toEqual({ httpStatus: 200, code })
  expect(answer.msg).not.toBe('')
  if (code === codes.badInput)
    expect(answer.data).toMatchObject({
      field: expect.any(String) as string,
      rule: expect.stringMatching(/./) as string,
    })
}

async function expiredSession(userId: string): Promise<string> {
  const token = await medibook.signIn(userId)
  await medibook.query(
    `update session set expire_time = create_time where user_id = $1 and expire_time = (select
      max(expire_time) from session where user_id = $1)`,
    [userId],
  )
  return token
}

async function proveUnauthenticated({ endpoint }: EndpointCase, expired: string): Promise<void> {
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => [match[1] ?? '', 'x']),
  )
  const refusal = async (as: Asker) => {
    const { httpStatus, code, data } = await ask(endpoint, { params }, as)
    return { httpStatus, code, data }
  }
  expect(await refusal(null)).toEqual({ httpStatus: 200, code: codes.sessionMissing, data: null })
  expect(await refusal('unknown-session')).toEqual({
    httpStatus: 200,
    code: codes.sessionExpired,
    data: null,
  })
  expect(await refusal(expired)).toEqual({ httpStatus: 200, code: codes.sessionExpired, data: null })
}

function proveFile(file: CaseFile): void {
  describe(file.name, () => {
    let world: CaseWorld
    let expired: string
    beforeAll(async () => {
      world = await openWorld(file.name)
      await medibook.query(
        `insert into app_user (id, nick_name, headimg_url, create_time) values ($1, 'Late User', '', now())`,
        [`late-${file.name}`],
      )
      expired = await expiredSession(`late-${file.name}`)
    })
    describe.each(file.cases.map((item) => [titleOf(item.endpoint), item] as const))('%s', (_title, item) => {
      test('refuses bad input', () => proveBad(item, world))
      if (needsSession(item.endpoint.auth))
        test('refuses a caller without a session', () => proveUnauthenticated(item, expired))
      if (item.endpoint.auth === 'enterprise') {
        test('refuses a caller without an enterprise', async () => {
          expect(
            (
              await ask(
                item.endpoint,
                {
                  params: Object.fromEntries(
                    [...item.endpoint.path.matchAll(/:(\w+)/g)].map((match) => [match[1] ?? '', 'x']),
                  ),
                },
                world.user.session,
              )
            ).code,
          ).toBe(codes.enterpriseNeeded)
        })
      }
      test('answers from the database', () => proveHappy(item, world))
    })
  })
}

/** Names of columns with personal data, or their endings. */
const personalColumns = [
  'phone',
  'name',
  'email',
  'mobile',
  'address',
  'verify_code',
  'open_id',
  'id_number_masked',
  'recipient',
  'invitation_code',
  'remark',
  'username',
]

/** What a log must not contain: all personal data in this file's database, and every token used. */
async function secretsOf(): Promise<string[]> {
  const columns = await medibook.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and
      data_type in ('character varying', 'text')
     and column_name ~
       '(^|_)(${personalColumns.join('|')})$'
       and column_name !~ '^(brand|shop|spu|nick|file)_name$'`,
  )
  const found = await Promise.all(
    columns.map(({ table_name: table, column_name: column }) =>
      medibook.query<{ value: string }>(
        `select distinct "${column}" as value from "${table}" where length("${column}") >= 3`,
      ),
    ),
  )
  const codesSent = (await medibook.outbox()).flatMap((message) => (message.code ? [message.code] : []))
  return [...new Set([...found.flat().map(({ value }) => value), ...codesSent])]
}

/** Runs one part of all cases, and checks the log afterwards. */
export function proveShard(index: number, count: number): void {
  const files = shardOf(index, count)
  files.forEach(proveFile)
  test('no personal data was logged', async () => {
    const log = medibook.log()
    const secrets = await secretsOf()
    expect(secrets.length).toBeGreaterThan(20)
    if (files.length > 0) expect(log).toContain('"msg":"call"')
    expect(foundInLog(log, secrets)).toEqual([])
  })
}
