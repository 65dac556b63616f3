import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config'

/** Fields that identify a person or grant access; masked at every level of a log entry. */
const SECRET_FIELDS = [
  'phone',
  'phoneNumber',
  'buyerPhone',
  'mobile',
  'email',
  'to',
  'recipient',
  'name',
  'buyerName',
  'personName',
  'realName',
  'userName',
  'username',
  'nickName',
  'address',
  'idNumber',
  'idNumberSealed',
  'birthDate',
  'password',
  'passwordHash',
  'code',
  'token',
  'thirdSession',
  'tokenHash',
  'openId',
  'jsCode',
  'verifyCode',
  'sign',
  'signature',
  'credential',
  'accessToken',
  'authCode',
  'oldPassword',
  'newPassword',
  'pictureCode',
  'telNum',
  'detailInfo',
  'certNo',
  'userIp',
  'ip',
]

export interface ErrorDescription {
  [key: string]: unknown
  type: string
  message: string
  stack: string
}

/**
 * PostgreSQL repeats the offending values in `detail`, drizzle all parameters in its message; neither may be
 * logged.
 */
function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown value is no Error', stack: '' }
  const source = error as Error & {
    code?: string
    constraint?: string
    table?: string
    statusCode?: number
    cause?: unknown
  }
  const message = withoutParameters(error.message)
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  return {
    type: error.name,
    message,
    stack: frames,
    ...(typeof source.code === 'string' ? { errorCode: source.code } : {}),
    ...(source.constraint ? { constraint: source.constraint } : {}),
    ...(source.table ? { table: source.table } : {}),
    ...(source.cause ? { cause: describeError(source.cause) } : {}),
  }
}

function withoutParameters(message: string): string {
  if (message.startsWith('Failed query:')) return message.split('\nparams:')[0] ?? 'Failed query'
  // 22P02 and similar errors quote the input.
  return message.replace(/(invalid input [^:]*: ).*/s, '$1[hidden]')
}

/** Options of the request log: the path without its query, no bodies, secrets masked. */
export function loggerOptions(
  config: Pick<Config, 'logLevel'>,
  stream?: NodeJS.WritableStream,
): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    ...(stream ? { stream } : {}),
    redact: {
      paths: [
        ...SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        'req.headers',
        'headers',
        'body',
      ],
      censor: '[hidden]',
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  }
}
