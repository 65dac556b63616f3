import { type Endpoint, needsSession } from '../../../contract/define-endpoint'
import { endpoints } from '../../../contract/endpoints'
import type { MedibookServer } from '../medibook-global'
import type { CallInput, CaseWorld } from './types'

export interface Answer {
  httpStatus: number
  code: number
  msg: string
  data: unknown
  body: string
}
/** The caller: a session token, or null for a visitor. */
export type Asker = string | null

/** The URL of a call, with encoded parameters. @throws when one is missing */
export function pathOf(endpoint: Endpoint, params: Record<string, string> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_all, name: string) => {
    const value = params[name]
    if (value === undefined)
      throw new Error(`${endpoint.method} ${endpoint.path}: the parameter ${name} is missing`)
    return encodeURIComponent(value)
  })
}

/** Makes one call of the contract through `server` (default: the file's own). */
export async function ask(
  endpoint: Endpoint,
  input: CallInput,
  as: Asker,
  server: MedibookServer = medibook,
): Promise<Answer> {
  const answer = await server.inject({
    method: endpoint.method,
    url: pathOf(endpoint, input.params),
    ...(input.query ? { query: input.query } : {}),
    ...(input.body === undefined ? {} : { payload: input.body }),
    ...(as === null ? {} : { session: as }),
  })
  const contentType = answer.headers['content-type'] ?? ''
  const parsed = contentType.includes('application/json')
    ? answer.json()
    : endpoint.binary && contentType.startsWith(endpoint.binary.contentType)
      ? { code: 0, msg: '', data: answer.body }
      : { code: NaN, msg: '', data: undefined }
  return {
    httpStatus: answer.statusCode,
    code: parsed.code,
    msg: parsed.msg,
    data: parsed.data,
    body: answer.body,
  }
}

const DEMO_USER = 'user-demo1'

/** A separate user with one person; `name` distinguishes worlds in one database. */
export async function addWorldUser(name: string): Promise<CaseWorld['user']> {
  const id = `case-${name}`
  const now = medibook.clock.now().toISOString()
  await medibook.query(
    'insert into app_user (id, nick_name, headimg_url, create_time) values ($1, $2, $3, $4)',
    [id, 'Case User', '/assets/persons/self-f.svg', now],
  )
  await medibook.query(
    `insert into person (id, user_id, name, relation, phone_code, phone, birth_date, sex, address,
      is_default, create_time) values ($1, $2, '何嘉儀', 'self', '+852', '98765432', '1990-01-01', '2',
      '皇后大道中 1 號', true, $3)`,
    [`${id}-p`, id, now],
  )
  return { id, session: await medibook.signIn(id), person: `${id}-p` }
}

/** A world of its own beside the seeded demo user. */
export async function openWorld(name: string): Promise<CaseWorld> {
  const user = await addWorldUser(name)
  const world: CaseWorld = {
    user,
    demo: { id: DEMO_USER, session: await medibook.signIn(DEMO_USER) },
    query: (sql, values) => medibook.query(sql, values && [...values]),
    async call(callName, input = {}, as) {
      const endpoint = endpoints[callName]
      if (!endpoint) throw new Error(`There is no call ${callName}`)
      const answer = await ask(endpoint, input, as ?? (needsSession(endpoint.auth) ? user.session : null))
      if (answer.code !== 0)
        throw new Error(
          `${callName} was refused: ${answer.httpStatus} ${answer.code} ${answer.msg} ${JSON.stringify(answer.data)}`,
        )
      return answer.data
    },
  }
  return world
}
