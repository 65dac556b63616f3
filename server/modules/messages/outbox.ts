import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Language, MessageKind } from '../../../contract/constants/enums'
import { limits } from '../../../contract/constants/limits'
import { appUser } from '../../db/schema/users'
import { userMessage } from '../../db/schema/watches'
import type { Context } from '../../lib/context'
import { messageText, type MessageKey } from '../../lib/messages'

const BATCH = 50
const RETRY_MS = 60_000

/** What a message says; it may lie on a locked screen, so no text names what the appointment is for. */
const texts: Record<MessageKind, MessageKey> = {
  dayOpened: 'messageDayOpened',
  placeOffered: 'messagePlaceOffered',
}

export interface Told {
  userId: string
  kind: MessageKind
  /** Names what is told: the same is told once, whoever asks for it and however often. */
  onceKey: string
  lang: Language
  params: Record<string, string>
  link?: string
  /** Not before; now when absent. */
  dueTime?: Date
}

/** Writes a message in the transaction of what it tells: it is sent when that is committed, and only then. */
export async function tell(ctx: Context, told: Told): Promise<void> {
  await ctx.db
    .insert(userMessage)
    .values({
      ...told,
      id: randomUUID(),
      link: told.link ?? null,
      createTime: ctx.now(),
      dueTime: told.dueTime ?? ctx.now(),
    })
    .onConflictDoNothing()
}

type MessageRow = typeof userMessage.$inferSelect

/** Takes messages that are due, so that no other process takes them. */
async function claim(ctx: Context): Promise<MessageRow[]> {
  const due = ctx.db
    .select({ id: userMessage.id })
    .from(userMessage)
    .where(
      and(
        isNull(userMessage.claimTime),
        isNull(userMessage.sentTime),
        lte(userMessage.dueTime, ctx.now()),
        lt(userMessage.tries, limits.messageTries),
      ),
    )
    .orderBy(userMessage.dueTime, userMessage.id)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return ctx.db
    .update(userMessage)
    .set({ claimTime: ctx.now(), tries: sql`${userMessage.tries} + 1` })
    .where(inArray(userMessage.id, due))
    .returning()
}

/** By SMS, or by e-mail where there is no number; who has neither finds it in the app. */
async function deliver(ctx: Context, row: MessageRow): Promise<void> {
  const [user] = await ctx.db
    .select({ phoneCode: appUser.phoneCode, phone: appUser.phone, email: appUser.email })
    .from(appUser)
    .where(and(eq(appUser.id, row.userId), isNull(appUser.deleteTime)))
  const text = messageText(texts[row.kind as MessageKind], row.lang as Language, row.params)
  if (user?.phone)
    await ctx.ports.messages.send({
      channel: 'sms',
      to: `${user.phoneCode ?? ''} ${user.phone}`.trim(),
      text,
    })
  else if (user?.email) await ctx.ports.messages.send({ channel: 'email', to: user.email, text })
}

/**
 * Sends what is due. A message is taken before it is sent and given back only when sending failed: a process that
 * dies in between leaves one unsent rather than one sent twice. It stays in the app either way.
 */
export async function sendDueMessages(ctx: Context): Promise<void> {
  for (let rows = await claim(ctx); rows.length > 0; rows = await claim(ctx))
    for (const row of rows) {
      const outcome = await deliver(ctx, row).then(
        () => ({ sentTime: ctx.now() }),
        (error: unknown) => {
          ctx.log.warn({ err: error, message: row.id }, 'a message was not sent')
          return { claimTime: null, dueTime: new Date(ctx.now().getTime() + RETRY_MS * row.tries) }
        },
      )
      await ctx.db.update(userMessage).set(outcome).where(eq(userMessage.id, row.id))
    }
}
