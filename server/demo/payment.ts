import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { desc, eq, like, sql } from 'drizzle-orm'
import { payTypes } from '../../contract/constants/enums'
import type { Config } from '../config'
import type { DatabaseClient, Db } from '../db/client'
import { sandboxState } from '../db/schema/content'
import type { Clock } from '../ports/clock'
import {
  PaymentSignatureError,
  type PaymentAction,
  type PaymentNotice,
  type PaymentPort,
  type PaymentRequest,
} from '../ports/payment'

export type SandboxOutcome = 'pending' | 'paid' | 'refused' | 'hanging'

/** The state that a real provider would store. */
export interface SandboxPaymentRecord {
  paymentId: string
  orderNo: string
  subject: string
  amountCents: number
  payType: string
  returnUrl: string | null
  expiresAt: string
  outcome: SandboxOutcome
  /** One entry per payment; two after the action "pay twice". */
  transactionIds: string[]
  paidAt: string | null
  refundedCents: number
  refundIds: string[]
}

export interface SignedNotice {
  headers: Record<string, string>
  body: NoticeBody
}
interface NoticeBody {
  paymentId: string
  outcome: 'paid' | 'refused'
  transactionId: string
  amountCents: number
  paidAt: string
}

export interface SandboxPayment extends PaymentPort {
  find(paymentId: string): Promise<SandboxPaymentRecord | null>
  /** Returns the payments sorted by expiry, latest first. */
  recent(limit: number): Promise<SandboxPaymentRecord[]>
  /** Acts as the payer. @returns the provider's signed notification, or null when it sends none */
  act(paymentId: string, outcome: 'paid' | 'refused' | 'hanging'): Promise<SignedNotice | null>
}

const SIGNATURE_HEADER = 'x-sandbox-signature'
/** Key of a payment in `sandbox_state`. */
export const sandboxPaymentKey = (paymentId: string): string =>
  `pay:${createHash('sha256').update(paymentId).digest('hex').slice(0, 32)}`

const signature = (secret: string, body: NoticeBody): string =>
  createHmac('sha256', secret)
    .update([body.paymentId, body.outcome, body.transactionId, body.amountCents, body.paidAt].join('\n'))
    .digest('hex')

/** A payment provider inside this server; the cashier page decides the outcome. */
export function createSandboxPayment(
  config: Pick<Config, 'paymentSecret' | 'publicUrl'>,
  { db }: DatabaseClient,
  clock: Clock,
): SandboxPayment {
  return {
    payTypes,
    find: (paymentId) => findRecord(db, paymentId),
    recent: (limit) => latestRecords(db, limit),
    async createPayment(request: PaymentRequest): Promise<PaymentAction> {
      await db
        .insert(sandboxState)
        .values({ key: sandboxPaymentKey(request.paymentId), value: newRecord(request) })
        .onConflictDoNothing()
      return actionOf(request, config.publicUrl)
    },
    async queryPayment({ paymentId }) {
      const record = await findRecord(db, paymentId)
      return record && noticeOfRecord(record, clock)
    },
    verifyCallback({ headers, rawBody }): PaymentNotice {
      const notice = noticeOf(rawBody)
      const given = headers[SIGNATURE_HEADER]
      const expected = Buffer.from(signature(config.paymentSecret, notice))
      const actual = Buffer.from(typeof given === 'string' ? given : '')
      if (expected.length !== actual.length || !timingSafeEqual(expected, actual))
        throw new PaymentSignatureError()
      return {
        kind: 'payment',
        paymentId: notice.paymentId,
        outcome: notice.outcome,
        transactionId: notice.transactionId,
        amountCents: notice.amountCents,
        paidAt: new Date(notice.paidAt),
      }
    },
    async refund({ paymentId, refundId, amountCents }) {
      await changeRecord(db, paymentId, (record) => {
        if (!record) throw new Error('The sandbox does not know this payment')
        return { record: withRefund(record, refundId, amountCents), result: undefined }
      })
      return 'done'
    },
    act: (paymentId, outcome) =>
      changeRecord(db, paymentId, (record) => {
        if (!record) return { record, result: null }
        const { record: changed, notice: body } = withAct(record, outcome, clock.now().toISOString())
        const result = body && {
          headers: { [SIGNATURE_HEADER]: signature(config.paymentSecret, body) },
          body,
        }
        return { record: changed, result }
      }),
  }
}

async function findRecord(db: Db, paymentId: string): Promise<SandboxPaymentRecord | null> {
  const [row] = await db
    .select()
    .from(sandboxState)
    .where(eq(sandboxState.key, sandboxPaymentKey(paymentId)))
  return (row?.value as SandboxPaymentRecord | undefined) ?? null
}

async function latestRecords(db: Db, limit: number): Promise<SandboxPaymentRecord[]> {
  const rows = await db
    .select({ value: sandboxState.value })
    .from(sandboxState)
    .where(like(sandboxState.key, 'pay:%'))
    .orderBy(desc(sql`${sandboxState.value}->>'expiresAt'`))
    .limit(limit)
  return rows.map((row) => row.value as SandboxPaymentRecord)
}

/** Changes a payment under a lock. `change` gets null for an unknown payment. */
function changeRecord<T>(
  db: Db,
  paymentId: string,
  change: (record: SandboxPaymentRecord | null) => { record: SandboxPaymentRecord | null; result: T },
): Promise<T> {
  const isThis = eq(sandboxState.key, sandboxPaymentKey(paymentId))
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(sandboxState).where(isThis).for('update')
    const { record, result } = change((row?.value as SandboxPaymentRecord | undefined) ?? null)
    if (record) await tx.update(sandboxState).set({ value: record }).where(isThis)
    return result
  })
}

const newRecord = (request: PaymentRequest): SandboxPaymentRecord => ({
  paymentId: request.paymentId,
  orderNo: request.orderNo,
  subject: request.subject,
  amountCents: request.amountCents,
  payType: request.payType,
  returnUrl: request.returnUrl,
  expiresAt: request.expiresAt.toISOString(),
  outcome: 'pending',
  transactionIds: [],
  paidAt: null,
  refundedCents: 0,
  refundIds: [],
})

function actionOf({ paymentId, client, returnUrl }: PaymentRequest, publicUrl: string): PaymentAction {
  const path = `/sandbox/cashier/${encodeURIComponent(paymentId)}`
  const base = `${publicUrl}${path}`
  if (client !== 'miniProgram')
    return { kind: 'redirect', url: isElsewhere(returnUrl, publicUrl) ? base : path }
  return { kind: 'sandbox', payUrl: `${base}/pay`, refuseUrl: `${base}/refuse`, hangUrl: `${base}/hang` }
}

/** The provider's answer to a query; null while the payer has not decided. */
function noticeOfRecord(record: SandboxPaymentRecord, clock: Clock): PaymentNotice | null {
  const { paymentId, outcome, amountCents } = record
  if (outcome !== 'paid' && outcome !== 'refused') return null
  return {
    kind: 'payment',
    paymentId,
    outcome,
    transactionId: record.transactionIds[0] ?? '',
    amountCents,
    paidAt: new Date(record.paidAt ?? clock.now()),
  }
}

/** @throws Error when the refunds would exceed the payment */
function withRefund(
  record: SandboxPaymentRecord,
  refundId: string,
  amountCents: number,
): SandboxPaymentRecord {
  if (record.refundIds.includes(refundId)) return record
  if (record.refundedCents + amountCents > record.amountCents * record.transactionIds.length)
    throw new Error('More would go back than was paid')
  return {
    ...record,
    refundedCents: record.refundedCents + amountCents,
    refundIds: [...record.refundIds, refundId],
  }
}

function withAct(
  record: SandboxPaymentRecord,
  outcome: 'paid' | 'refused' | 'hanging',
  at: string,
): { record: SandboxPaymentRecord; notice: NoticeBody | null } {
  // A provider allows another attempt after a refusal, but never turns a received payment into a refusal.
  const next: SandboxOutcome = record.outcome === 'paid' ? 'paid' : outcome
  const transactionId = `SBX${randomUUID().replaceAll('-', '').slice(0, 24).toUpperCase()}`
  const changed =
    outcome === 'paid'
      ? { paidAt: record.paidAt ?? at, transactionIds: [...record.transactionIds, transactionId] }
      : {}
  const { paymentId, amountCents } = record
  return {
    record: { ...record, ...changed, outcome: next },
    notice:
      outcome === 'hanging' || next !== outcome
        ? null
        : { paymentId, outcome, transactionId, amountCents, paidAt: at },
  }
}

function noticeOf(rawBody: string): NoticeBody {
  try {
    return (JSON.parse(rawBody) ?? {}) as NoticeBody
  } catch {
    throw new PaymentSignatureError()
  }
}

/** True for a return URL on another origin, which needs an absolute URL. */
function isElsewhere(returnUrl: string | null, publicUrl: string): boolean {
  return (
    returnUrl !== null && URL.canParse(returnUrl) && new URL(returnUrl).origin !== new URL(publicUrl).origin
  )
}
