import { randomUUID } from 'node:crypto'
import type { Language, MessageKind } from '../../../../../contract/constants/enums'
import { userMessage } from '../../../../db/schema/watches'
import type { Context } from '../../../../lib/context'

interface Told {
  userId: string
  kind: MessageKind
  /** Idempotency key: a message with the same key is sent once. */
  onceKey: string
  /** Parameters of the text: `shopId` for the clinic's name, days as 'yyyy-MM-dd'. */
  params: Record<string, string>
  link?: string
  /** For accounts without a chosen language; defaults to the request's language. */
  lang?: Language
  subjectId?: string
  /** Earliest time of sending and of appearing in the app; now when absent. */
  dueTime?: Date
}

/** Writes a message in the transaction of its event, so that it is sent only after the commit. */
export async function tell(ctx: Context, told: Told): Promise<void> {
  const now = ctx.now()
  await ctx.db
    .insert(userMessage)
    .values({
      ...told,
      id: randomUUID(),
      lang: told.lang ?? ctx.lang,
      link: told.link ?? null,
      subjectId: told.subjectId ?? null,
      createTime: now,
      dueTime: told.dueTime ?? now,
      shownTime: told.dueTime === undefined ? now : null,
    })
    .onConflictDoNothing()
}
