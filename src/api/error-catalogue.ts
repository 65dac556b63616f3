import { bareCodes, codes, discountCodeUnknownMessages } from '@contract/constants/codes'
import { kinds, type Shape } from '@contract/route'
import type { StoredValues } from '@/platform/storage'
import type { ApiError, ApiErrorKind, ErrorText } from './api-error'
import { tryDecode } from './wire'

/** Body of every API answer. */
export interface Envelope<T = unknown> {
  code: number
  msg?: string | null
  data?: T
}

/** Outcome of a call. */
export type Answer =
  | { type: 'http'; path: string; status: number; body: unknown }
  | { type: 'network'; path: string; text: string; code: string | number }
  | { type: 'timeout'; path: string }
  | { type: 'aborted'; path: string }

type HttpAnswer = Extract<Answer, { type: 'http' }>
type NetworkAnswer = Extract<Answer, { type: 'network' }>

/** The rejection value of the low-level `request`. */
type RejectedWith = 'error' | 'code' | 'body' | 'msg'

export interface CatalogueRow {
  /** Name of the row in tests and logs. */
  id: string
  matches: (answer: Answer) => boolean
  kind: ApiErrorKind
  rejectedWith: RejectedWith
  /** Title and text of the dialog; null for no dialog. */
  dialog: ((answer: Answer) => ErrorText) | null
  /** Storage keys to remove from the device. */
  clears: readonly (keyof StoredValues)[]
}

const envelopeOf = (answer: Answer): Envelope | null => {
  const body = answer.type === 'http' ? answer.body : null
  return typeof body === 'object' && body !== null && typeof (body as Envelope).code === 'number'
    ? (body as Envelope)
    : null
}
const isOk = (answer: Answer): answer is HttpAnswer => answer.type === 'http' && answer.status === 200
const hasCode =
  (...wanted: readonly number[]) =>
  (answer: Answer) =>
    isOk(answer) && wanted.includes(envelopeOf(answer)?.code ?? Number.NaN)
const endsWith =
  (...ends: string[]) =>
  (answer: Answer) =>
    ends.some((end) => answer.path.endsWith(end))
const serverMessage = (answer: Answer) => envelopeOf(answer)?.msg ?? ''
const isHttpError = (answer: Answer) => answer.type === 'http' && answer.status !== 200

/** The reference of the failure in the server's log. */
function referenceOf(envelope: Envelope | null): string | undefined {
  const { reference } = (envelope?.data ?? {}) as { reference?: unknown }
  return typeof reference === 'string' ? reference : undefined
}

const sameText = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[.。!！]$/, '')
const unknownCodeTexts = discountCodeUnknownMessages.map(sameText)
const saysCodeUnknown = (answer: Answer) => unknownCodeTexts.includes(sameText(serverMessage(answer)))

function statusText(answer: HttpAnswer): string {
  const fields = (typeof answer.body === 'object' && answer.body !== null ? answer.body : {}) as {
    error?: unknown
    msg?: unknown
    message?: unknown
  }
  const texts = [fields.error ?? `HTTP ${answer.status}`, fields.msg, fields.message].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  )
  return [...new Set(texts)].join(' ')
}

/** Keys of the stored session and the login time. */
export const SESSION_KEYS = [
  'thirdSession',
  'thirdSessionExpiresAtMs',
  'wxUser',
  'timeString',
] as const satisfies readonly (keyof StoredValues)[]

/** The error catalogue of the specification, section 8, in its order: the first matching row decides. */
export const errorCatalogue: readonly CatalogueRow[] = [
  {
    id: 'systemError',
    matches: hasCode(codes.systemError),
    kind: 'business',
    rejectedWith: 'error',
    dialog: () => ({ key: 'systemError' }),
    clears: [],
  },
  {
    id: 'session',
    matches: hasCode(codes.sessionExpired, codes.sessionMissing),
    kind: 'session',
    rejectedWith: 'error',
    dialog: null,
    clears: SESSION_KEYS,
  },
  {
    id: 'bareCode',
    matches: hasCode(...bareCodes),
    kind: 'business',
    rejectedWith: 'code',
    dialog: null,
    clears: [],
  },
  {
    id: 'discountCodeUnknown',
    matches: (answer) => isOk(answer) && endsWith('/calculateOrderPrice')(answer) && saysCodeUnknown(answer),
    kind: 'business',
    rejectedWith: 'body',
    dialog: null,
    clears: [],
  },
  {
    id: 'wholeBody',
    matches: (answer) =>
      isOk(answer) &&
      envelopeOf(answer) !== null &&
      endsWith('/unBooking', '/booking/alipay', '/booking/wechat')(answer),
    kind: 'business',
    rejectedWith: 'body',
    dialog: null,
    clears: [],
  },
  {
    id: 'otherCode',
    matches: (answer) => isOk(answer) && envelopeOf(answer) !== null,
    kind: 'business',
    rejectedWith: 'msg',
    dialog: (answer) => ({ literal: serverMessage(answer) }),
    clears: [],
  },
  {
    id: 'notFound',
    matches: (answer) => answer.type === 'http' && answer.status === 404,
    kind: 'http',
    rejectedWith: 'error',
    dialog: () => ({ key: 'notFound' }),
    clears: [],
  },
  {
    id: 'otherStatus',
    matches: isHttpError,
    kind: 'http',
    rejectedWith: 'error',
    dialog: (answer) => ({ literal: statusText(answer as HttpAnswer) }),
    clears: [],
  },
  // not in the specification: a 200 without an envelope (a proxy's page) is treated as a server error
  {
    id: 'noEnvelope',
    matches: isOk,
    kind: 'http',
    rejectedWith: 'error',
    dialog: () => ({ key: 'systemError' }),
    clears: [],
  },
  {
    id: 'network',
    matches: (answer) => answer.type === 'network',
    kind: 'network',
    rejectedWith: 'error',
    dialog: (answer) => ({
      key: 'network',
      params: { text: (answer as NetworkAnswer).text, code: (answer as NetworkAnswer).code },
    }),
    clears: [],
  },
  {
    id: 'timeout',
    matches: (answer) => answer.type === 'timeout',
    kind: 'timeout',
    rejectedWith: 'error',
    dialog: null,
    clears: [],
  },
  {
    id: 'aborted',
    matches: (answer) => answer.type === 'aborted',
    kind: 'silent',
    rejectedWith: 'error',
    dialog: null,
    clears: [],
  },
]

/** Not in the specification: a success code with data of the wrong shape. */
const malformedRow: CatalogueRow = {
  id: 'malformed',
  matches: isOk,
  kind: 'malformed',
  rejectedWith: 'error',
  dialog: () => ({ key: 'malformed' }),
  clears: [],
}

/** `wire`: the undecoded data. */
export type Outcome =
  | { isSuccess: true; body: Envelope; wire: unknown }
  | { isSuccess: false; row: CatalogueRow; error: ApiError; rejection: unknown }

/** Classifies an answer. Success is HTTP 200 with body code 0 and data of the endpoint's shape. */
export function readAnswer(answer: Answer, shape: Shape = kinds.any): Outcome {
  const envelope = envelopeOf(answer)
  if (!isOk(answer) || envelope?.code !== codes.ok) {
    const row = errorCatalogue.find(({ matches }) => matches(answer))
    if (!row) throw new Error(`no row of the error catalogue for ${JSON.stringify(answer)}`)
    return failureOf(answer, envelope, row)
  }
  const wire = envelope.data ?? null
  const decoded = tryDecode(shape, wire)
  return decoded
    ? { isSuccess: true, body: { ...envelope, data: decoded.value }, wire }
    : failureOf(answer, envelope, malformedRow)
}

function failureOf(answer: Answer, envelope: Envelope | null, row: CatalogueRow): Outcome {
  const code = envelope?.code ?? (answer.type === 'network' ? answer.code : undefined)
  const error: ApiError = {
    kind: row.kind,
    ...(answer.type === 'http' ? { httpStatus: answer.status } : {}),
    ...(code === undefined ? {} : { code }),
    msg: envelope?.msg ?? (answer.type === 'network' ? answer.text : ''),
    silent: row.dialog === null,
    ...(envelope ? { body: envelope } : {}),
    ...(referenceOf(envelope) ? { reference: referenceOf(envelope) } : {}),
    ...(row.dialog ? { dialog: { title: { key: 'dialog.title' }, text: row.dialog(answer) } } : {}),
  }
  const rejection = { error, code, body: envelope, msg: error.msg }[row.rejectedWith]
  return { isSuccess: false, row, error, rejection }
}
