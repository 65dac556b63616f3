import { randomUUID } from 'node:crypto'
import { desc, sql, type SQL } from 'drizzle-orm'
import type { DatabaseClient } from '../db/client'
import { outboxMessage } from '../db/schema/content'
import type { Clock } from '../ports/clock'
import type { MessagePort, OutgoingMessage } from '../ports/messages'

export interface SentMessage {
  id: string
  channel: string
  to: string
  text: string
  /** The verification code in the text, if there is one. */
  code: string | null
  createTime: Date
}

/** Includes messages of WeChat, which are sent through another port. */
type Recorded = Omit<OutgoingMessage, 'channel'> & { channel: OutgoingMessage['channel'] | 'wechat' }

export interface Outbox extends MessagePort {
  send(message: Recorded): Promise<void>
  /**
   * Lists sent messages, newest first. `to` is the address or its end, with or without spaces and
   * punctuation.
   */
  list(filter?: { to?: string; limit?: number }): Promise<SentMessage[]>
}

/** Stores messages in the database instead of sending them. */
export function createOutbox(database: DatabaseClient, clock: Clock): Outbox {
  return {
    async send(message) {
      const body = message.subject ? `${message.subject}\n${message.text}` : message.text
      await database.db.insert(outboxMessage).values({
        id: randomUUID(),
        channel: message.channel,
        recipient: message.to,
        body,
        createTime: clock.now(),
      })
    },
    async list({ to, limit = 100 } = {}) {
      const rows = await database.db
        .select()
        .from(outboxMessage)
        .where(to === undefined ? undefined : isSentTo(to))
        .orderBy(desc(outboxMessage.createTime))
        .limit(limit)
      return rows.map((row) => ({
        id: row.id,
        channel: row.channel,
        to: row.recipient,
        text: row.body,
        code: /(?<!\d)\d{6}(?!\d)/.exec(row.body)?.[0] ?? null,
        createTime: row.createTime,
      }))
    },
  }
}

/**
 * '+852 9123 4567', '85291234567' and '91234567' match the same number: in a URL a plus sign means a space.
 */
function isSentTo(to: string): SQL {
  const wanted = to.toLowerCase().replace(/[^0-9a-z@._-]/g, '')
  return sql`right(lower(regexp_replace(${outboxMessage.recipient}, '[^0-9A-Za-z@._-]', '', 'g')),
    ${wanted.length}) = ${wanted}`
}
