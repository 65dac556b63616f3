import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { desc, eq, like, sql } from 'drizzle-orm'
import { payTypes } from '../../contract/constants/enums'
import type { Config } from '../config'
import type { DatabaseClient } from '../db/client'
import { sandboxState } from '../db/schema/content'
import type { Clock } from '../ports/clock'
import {
  type PaymentAction,
  type PaymentNotice,
  type PaymentPort,
  type PaymentRequest,
  PaymentSignatureError,
} from '../ports/payment'

export type SandboxOutcome = 'pending' | 'paid' | 'refused' | 'hanging'

/** What a real provider would keep on its side. */
export interface SandboxPaymentRecord {
  paymentId: string
  orderNo: string
  subject: string
  amountCents: number
  payType: string
  returnUrl: string | null
  expiresAt: string
  outcome: SandboxOutcome
  /** One per time the payer paid: twice when "pay twice" was pressed. */
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
  /** The latest payments, the one that expires last first. */
  recent(limit: number): Promise<SandboxPaymentRecord[]>
  /** Plays the payer. @returns the signed notice that the provider now sends, or null when it sends none */
  act(paymentId: string, outcome: 'paid' | 'refused' | 'hanging'): Promise<SignedNotice | null>
}

export const SIGNATURE_HEADER = 'x-sandbox-signature'
/** Under which key of `sandbox_state` the provider keeps a payment. */
export const sandboxPaymentKey = (paymentId: string): string =>
  `pay:${createHash('sha256').update(paymentId).digest('hex').slice(0, 32)}`

/** A provider that lives in this server: its cashier page decides how a payment ends. */
export function createSandboxPayment(
  config: Pick<Config, 'paymentSecret' | 'publicUrl'>,
  database: DatabaseClient,
  clock: Clock,
): SandboxPayment {
  const sign = (body: NoticeBody): string =>
    createHmac('sha256', config.paymentSecret)
      .update([body.paymentId, body.outcome, body.transactionId, body.amountCents, body.paidAt].join('\n'))
      .digest('hex')

  async function find(paymentId: string): Promise<SandboxPaymentRecord | null> {
    const [row] = await database.db
      .select()
      .from(sandboxState)
      .where(eq(sandboxState.key, sandboxPaymentKey(paymentId)))
    return (row?.value as SandboxPaymentRecord | undefined) ?? null
  }

  return {
    payTypes,
    find,
    async recent(limit) {
      const rows = await database.db
        .select({ value: sandboxState.value })
        .from(sandboxState)
        .where(like(sandboxState.key, 'pay:%'))
        .orderBy(desc(sql`${sandboxState.value}->>'expiresAt'`))
        .limit(limit)
      return rows.map((row) => row.value as SandboxPaymentRecord)
    },
    async createPayment(request: PaymentRequest): Promise<PaymentAction> {
      const record: SandboxPaymentRecord = {
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
      }
      await database.db
        .insert(sandboxState)
        .values({ key: sandboxPaymentKey(request.paymentId), value: record })
        .onConflictDoNothing()
      const path = `/sandbox/cashier/${encodeURIComponent(request.paymentId)}`
      const base = `${config.publicUrl}${path}`
      if (request.client !== 'miniProgram')
        return { kind: 'redirect', url: isElsewhere(request.returnUrl, config.publicUrl) ? base : path }
      return { kind: 'sandbox', payUrl: `${base}/pay`, refuseUrl: `${base}/refuse`, hangUrl: `${base}/hang` }
    },
    async queryPayment({ paymentId }): Promise<PaymentNotice | null> {
      const record = await find(paymentId)
      if (!record || (record.outcome !== 'paid' && record.outcome !== 'refused')) return null
      return {
        kind: 'payment',
        paymentId,
        outcome: record.outcome,
        transactionId: record.transactionIds[0] ?? '',
        amountCents: record.amountCents,
        paidAt: new Date(record.paidAt ?? clock.now()),
      }
    },
    verifyCallback({ headers, rawBody }): PaymentNotice {
      const notice = noticeOf(rawBody)
      const given = headers[SIGNATURE_HEADER]
      const expected = Buffer.from(sign(notice))
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
      await database.db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(sandboxState)
          .where(eq(sandboxState.key, sandboxPaymentKey(paymentId)))
          .for('update')
        const record = row?.value as SandboxPaymentRecord | undefined
        if (!record) throw new Error('The sandbox does not know this payment')
        if (record.refundIds.includes(refundId)) return
        if (record.refundedCents + amountCents > record.amountCents * record.transactionIds.length)
          throw new Error('More would go back than was paid')
        const changed: SandboxPaymentRecord = {
          ...record,
          refundedCents: record.refundedCents + amountCents,
          refundIds: [...record.refundIds, refundId],
        }
        await tx
          .update(sandboxState)
          .set({ value: changed })
          .where(eq(sandboxState.key, sandboxPaymentKey(paymentId)))
      })
      return 'done'
    },
    async act(paymentId, outcome) {
      return database.db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(sandboxState)
          .where(eq(sandboxState.key, sandboxPaymentKey(paymentId)))
          .for('update')
        const record = row?.value as SandboxPaymentRecord | undefined
        if (!record) return null
        // A provider lets a payer who was refused try again, but never turns money received into a refusal.
        const next: SandboxOutcome = record.outcome === 'paid' ? 'paid' : outcome
        const transactionId =
          outcome === 'hanging' ? '' : `SBX${randomUUID().replaceAll('-', '').slice(0, 24).toUpperCase()}`
        const paidAt = clock.now().toISOString()
        const changed: SandboxPaymentRecord = {
          ...record,
          outcome: next,
          paidAt: outcome === 'paid' ? (record.paidAt ?? paidAt) : record.paidAt,
          transactionIds:
            outcome === 'paid' ? [...record.transactionIds, transactionId] : record.transactionIds,
        }
        await tx
          .update(sandboxState)
          .set({ value: changed })
          .where(eq(sandboxState.key, sandboxPaymentKey(paymentId)))
        if (outcome === 'hanging' || next !== outcome) return null
        const body: NoticeBody = {
          paymentId,
          outcome,
          transactionId,
          amountCents: record.amountCents,
          paidAt,
        }
        return { headers: { [SIGNATURE_HEADER]: sign(body) }, body }
      })
    },
  }
}

function noticeOf(rawBody: string): NoticeBody {
  try {
    return (JSON.parse(rawBody) ?? {}) as NoticeBody
  } catch {
    throw new PaymentSignatureError()
  }
}

/** A web app on another origin than this server must be told the whole address. */
function isElsewhere(returnUrl: string | null, publicUrl: string): boolean {
  return (
    returnUrl !== null && URL.canParse(returnUrl) && new URL(returnUrl).origin !== new URL(publicUrl).origin
  )
}
