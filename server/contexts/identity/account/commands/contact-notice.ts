import type { Context } from '../../../../lib/context'
import { brandIn } from '../../../../lib/language'
import { messageText } from '../../../../lib/messages'
import type { CodeTarget } from '../../user/commands/login-code'
import type { UserRow } from '../../user/mapper'
import { targetOf } from '../proofs'

const textOf = ({ channel, ...of }: CodeTarget): string =>
  'email' in of ? of.email : `${of.phoneCode} ${of.phone}`

/**
 * Notifies the replaced contact, or the other one when a first one was added, so that the owner learns of a
 * change by a third party. A failed message does not undo the change.
 */
export async function tellOldContact(
  ctx: Context,
  channel: CodeTarget['channel'],
  { before, after }: { before: UserRow; after: UserRow },
): Promise<void> {
  const replaced = targetOf(before, channel)
  const now = targetOf(after, channel)
  if (replaced && now && textOf(replaced) === textOf(now)) return
  const told = replaced ?? targetOf(before, channel === 'sms' ? 'email' : 'sms')
  if (!told) return
  const brand = brandIn(ctx.lang, ctx.config)
  const text = messageText(channel === 'sms' ? 'phoneChanged' : 'emailChanged', ctx.lang, { brand })
  const subject = messageText('contactChangedSubject', ctx.lang, { brand })
  await ctx.ports.messages
    .send({
      channel: told.channel,
      to: textOf(told),
      text,
      ...(told.channel === 'email' ? { subject } : {}),
    })
    .catch((error: unknown) => ctx.log.error({ err: error }, 'the old contact could not be told'))
}
