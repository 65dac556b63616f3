import { Type } from '@sinclair/typebox'
import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { codes } from '../../contract/constants/codes'
import { defineEndpoint } from '../../contract/define-endpoint'
import { AppError } from '../../server/lib/app-error'
import { once } from '../../server/lib/idempotency'
import { registerEndpoint } from '../../server/lib/register-endpoint'

const Choice = Type.Union([Type.Literal('a'), Type.Literal('b')])
const endpoint = { source: 'extension', tag: 'probe', summary: 'For tests of the frame' } as const

const echo = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/probe/echo/:id',
  auth: 'none',
  params: Type.Object({ id: Type.String({ pattern: '^\\d+$' }) }),
  query: Type.Object({
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
    isDeep: Type.Optional(Type.Boolean()),
  }),
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 5 }),
    choice: Choice,
    lines: Type.Array(Type.Object({ quantity: Type.Integer({ minimum: 1 }) }), { minItems: 1 }),
  }),
  data: Type.Object({
    id: Type.String(),
    size: Type.Integer(),
    isDeep: Type.Boolean(),
    name: Type.String(),
    keys: Type.Array(Type.String()),
  }),
})
const either = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/probe/either',
  auth: 'none',
  body: Type.Union([
    Type.Object({ type: Type.Literal('password'), password: Type.String({ minLength: 1 }) }),
    Type.Object({ type: Type.Literal('sms'), code: Type.String({ pattern: '^\\d{6}$' }) }),
  ]),
  data: Type.String(),
})
const leak = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/probe/leak',
  auth: 'none',
  data: Type.Object({ shown: Type.String() }),
})
const mine = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/probe/mine',
  auth: 'user',
  body: Type.Object({ text: Type.String({ minLength: 1 }) }),
  data: Type.Object({ userId: Type.String() }),
})
const company = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/probe/company',
  auth: 'enterprise',
  data: Type.String(),
})
const refuse = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/probe/refuse',
  auth: 'none',
  data: Type.Object({ unused: Type.String() }),
})
const crash = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/probe/crash',
  auth: 'none',
  data: Type.String(),
})
const sqlCrash = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/probe/sql-crash',
  auth: 'none',
  query: Type.Object({ phone: Type.String() }),
  data: Type.String(),
})
const log = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/probe/log',
  auth: 'none',
  body: Type.Object({
    phone: Type.String(),
    name: Type.String(),
    code: Type.String(),
    idNumber: Type.String(),
  }),
  data: Type.String(),
})
const counted = defineEndpoint({
  ...endpoint,
  method: 'POST',
  path: '/probe/once',
  auth: 'user',
  isIdempotent: true,
  body: Type.Object({
    idempotencyKey: Type.String(),
    text: Type.String(),
    isRefused: Type.Optional(Type.Boolean()),
  }),
  data: Type.Object({ number: Type.Integer() }),
})
const tight = defineEndpoint({
  ...endpoint,
  method: 'GET',
  path: '/probe/tight',
  auth: 'none',
  data: Type.String(),
})

/** Endpoints that test the server's framework without business logic. */
const probe: FastifyPluginAsync = async (app) => {
  registerEndpoint(app, echo, ({ params, query, body }) => ({
    id: params.id,
    size: query.size ?? 0,
    isDeep: query.isDeep ?? false,
    name: body.name,
    keys: Object.keys(body),
  }))
  registerEndpoint(app, either, ({ body }) => body.type)
  registerEndpoint(app, leak, () => ({ shown: 'yes', passwordHash: 'never' }))
  app.get('/probe/page', (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>page</p>'))
  registerEndpoint(app, mine, ({ user }) => ({ userId: user.id }))
  registerEndpoint(app, company, () => 'in')
  registerEndpoint(app, refuse, () => {
    throw new AppError(codes.slotTaken, 'slotTaken', {}, { nearest: ['10:30'] })
  })
  registerEndpoint(app, crash, () => {
    throw new Error('the secret of /etc/passwd')
  })
  registerEndpoint(app, sqlCrash, async ({ ctx, query }) => {
    await ctx.db.execute(sql`select ${query.phone}::integer from no_such_table`)
    return ''
  })
  registerEndpoint(app, log, ({ ctx, body }) => {
    ctx.log.info({ person: body, ...body }, 'looked up')
    return 'ok'
  })
  registerEndpoint(app, counted, ({ ctx, user, body }) =>
    once(ctx, { userId: user.id, scope: 'probe', key: body.idempotencyKey, request: body }, async (inner) => {
      const { rows } = await inner.db.execute<{ number: number }>(
        sql`insert into probe_count (text) values (${body.text}) returning number`,
      )
      if (body.isRefused) throw new AppError(codes.stateForbids, 'stateForbids')
      return { number: Number(rows[0]?.number) }
    }),
  )
  registerEndpoint(app, tight, () => 'ok', { isTight: true })
}

export default probe
