import { and, asc, eq, isNull } from 'drizzle-orm'
import { codes } from '../../../../../contract/constants/codes'
import {
  messageChannels,
  messageTopics,
  type MessageChannel,
  type MessageTopic,
} from '../../../../../contract/constants/enums'
import type * as contract from '../../../../../contract/messages'
import { messageTemplate } from '../../../../db/schema/account'
import { appUser } from '../../../../db/schema/users'
import { messageChoice, messageGrant } from '../../../../db/schema/watches'
import { AppError } from '../../../../lib/app-error'
import type { Context } from '../../../../lib/context'

/** The purpose of a WeChat template, from its `useType`. */
const useTypes: Partial<Record<MessageTopic, string>> = { reminders: '2', queue: '5', reports: '6' }

type TemplateRow = typeof messageTemplate.$inferSelect

export interface Reach {
  phoneCode: string | null
  phone: string | null
  email: string | null
  openId: string | null
  lang: string | null
  templates: ReadonlyMap<MessageTopic, TemplateRow>
  chosen: ReadonlyMap<string, MessageChannel>
  /** Number of messages that WeChat will deliver, by template. */
  grants: ReadonlyMap<string, number>
}

/** The channels and choices of an account; null when it is deleted. */
export async function reachOf(ctx: Context, userId: string): Promise<Reach | null> {
  const [user] = await ctx.db
    .select({
      id: appUser.id,
      phoneCode: appUser.phoneCode,
      phone: appUser.phone,
      email: appUser.email,
      openId: appUser.openId,
      lang: appUser.lang,
    })
    .from(appUser)
    .where(and(eq(appUser.id, userId), isNull(appUser.deleteTime)))
  if (!user) return null
  const rows = await ctx.db
    .select()
    .from(messageTemplate)
    .where(eq(messageTemplate.isEnabled, true))
    .orderBy(asc(messageTemplate.sort), asc(messageTemplate.id))
  const templates = messageTopics.flatMap((topic) => {
    const found = rows.find(({ useType }) => useType === useTypes[topic])
    return found ? [[topic, found] as const] : []
  })
  const chosen = await ctx.db.select().from(messageChoice).where(eq(messageChoice.userId, userId))
  const grants = await ctx.db.select().from(messageGrant).where(eq(messageGrant.userId, userId))
  return {
    ...user,
    templates: new Map(templates),
    chosen: new Map(chosen.map(({ topic, channel }) => [topic, channel as MessageChannel])),
    grants: new Map(grants.map(({ templateId, left }) => [templateId, left])),
  }
}

/** The channels available for a topic. */
export function channelsOf(reach: Reach, topic: MessageTopic): MessageChannel[] {
  const has: Record<MessageChannel, boolean> = {
    sms: reach.phone !== null,
    email: reach.email !== null,
    wechat: reach.openId !== null && reach.templates.has(topic),
    none: true,
  }
  return messageChannels.filter((channel) => has[channel])
}

const isAllowed = (reach: Reach, topic: MessageTopic): boolean =>
  (reach.grants.get(reach.templates.get(topic)?.priTmplId ?? '') ?? 0) > 0

/** Default channel: WeChat where permitted, else SMS, else e-mail, else only the app. */
const defaultOf = (channels: readonly MessageChannel[], canWechat: boolean): MessageChannel =>
  canWechat && channels.includes('wechat') ? 'wechat' : (channels.find((one) => one !== 'wechat') ?? 'none')

/** The channel of a topic: the chosen one, unless the account no longer has it. */
export function channelOf(reach: Reach, topic: MessageTopic): MessageChannel {
  const channels = channelsOf(reach, topic)
  const chosen = reach.chosen.get(topic)
  return chosen !== undefined && channels.includes(chosen)
    ? chosen
    : defaultOf(channels, isAllowed(reach, topic))
}

/** The channel to use when WeChat has no permission left. */
export const insteadOfWechat = (reach: Reach, topic: MessageTopic): MessageChannel =>
  defaultOf(channelsOf(reach, topic), false)

export async function requireReach(ctx: Context, userId: string): Promise<Reach> {
  const reach = await reachOf(ctx, userId)
  if (!reach) throw new AppError(codes.notFound, 'notFound')
  return reach
}

export async function choicesOf(ctx: Context, userId: string): Promise<contract.MessageChoices> {
  const reach = await requireReach(ctx, userId)
  return {
    choices: messageTopics.map((topic) => ({
      topic,
      channel: channelOf(reach, topic),
      channels: channelsOf(reach, topic),
    })),
    templates:
      reach.openId === null
        ? []
        : [...reach.templates].map(([topic, { priTmplId }]) => ({ topic, templateId: priTmplId })),
  }
}
