import { codes } from '../../../../../contract/constants/codes'
import type { BodyOf } from '../../../../../contract/define-endpoint'
import type * as contract from '../../../../../contract/messages'
import { messageChoice } from '../../../../db/schema/watches'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { lockUser } from '../../../identity'
import { channelsOf, choicesOf, requireReach } from '../queries/channels'

/** @throws AppError badInput for a channel that the account does not have */
export async function saveChoices(
  ctx: Context,
  userId: string,
  { choices }: BodyOf<typeof contract.messageChoicesSave>,
): Promise<contract.MessageChoices> {
  await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    const reach = await requireReach(tx, userId)
    for (const { topic, channel } of choices) {
      if (!channelsOf(reach, topic).includes(channel))
        throw new AppError(codes.badInput, 'channelNotThere', {}, { field: topic, rule: 'channel' })
      await tx.db
        .insert(messageChoice)
        .values({ userId, topic, channel })
        .onConflictDoUpdate({ target: [messageChoice.userId, messageChoice.topic], set: { channel } })
    }
  })
  return choicesOf(ctx, userId)
}
