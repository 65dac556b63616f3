import type { Language, MessageKind, MessageTopic } from '../../../../../contract/constants/enums'
import type { userMessage } from '../../../../db/schema/watches'
import type { Context } from '../../../../lib/context'
import { plainSpaces } from '../../../../lib/day-words'
import { channelOf, insteadOfWechat, reachOf, type Reach } from '../queries/channels'
import { topicOf, type Wording, wordingsOf } from '../queries/texts'
import { dropGrants, returnGrant, useGrant } from './grants'

type MessageRow = typeof userMessage.$inferSelect

/** WeChat's limit for one field of a template, in characters. */
const PART_LENGTH = 20

/** @returns false when WeChat delivers nothing to this user, so that another channel must be used */
async function byWechat(
  ctx: Context,
  row: MessageRow,
  of: { reach: Reach; topic: MessageTopic; wording: Wording },
): Promise<boolean> {
  const { openId } = of.reach
  const template = of.reach.templates.get(of.topic)
  if (openId === null || !template || !(await useGrant(ctx, row.userId, template.priTmplId))) return false
  const { shop = '', day = '', time = '' } = of.wording.params
  const parts: Record<string, string> = { shop, when: `${day} ${time}`.trim(), note: of.wording.title }
  const data = Object.fromEntries(
    Object.entries(template.fields).map(([part, name]) => [
      name,
      plainSpaces(parts[part] ?? '').slice(0, PART_LENGTH),
    ]),
  )
  const isSent = await ctx.ports.wechat
    .subscribed({
      openId,
      templateId: template.priTmplId,
      page: (row.link ?? '/pages/Home/index').slice(1),
      data,
      text: plainSpaces(of.wording.text),
    })
    .catch(async (error: unknown) => {
      await returnGrant(ctx, row.userId, template.priTmplId)
      throw error
    })
  if (!isSent) await dropGrants(ctx, row.userId, template.priTmplId)
  return isSent
}

/** Sends a message by the user's chosen channel; without any channel it is shown in the app only. */
export async function deliver(ctx: Context, row: MessageRow): Promise<void> {
  const reach = await reachOf(ctx, row.userId)
  if (!reach) return
  const topic = topicOf(row.kind as MessageKind)
  const [wording] = await wordingsOf(ctx, [row], () => (reach.lang ?? row.lang) as Language)
  if (!wording) return
  let channel = channelOf(reach, topic)
  if (channel === 'wechat') {
    if (await byWechat(ctx, row, { reach, topic, wording })) return
    channel = insteadOfWechat(reach, topic)
  }
  const text = plainSpaces(wording.text)
  if (channel === 'sms' && reach.phone !== null)
    await ctx.ports.messages.send({
      channel,
      to: `${reach.phoneCode ?? ''} ${reach.phone}`.trim(),
      text,
    })
  else if (channel === 'email' && reach.email !== null)
    await ctx.ports.messages.send({ channel, to: reach.email, subject: wording.title, text })
}
