import { inArray } from 'drizzle-orm'
import type { Language, MessageKind, MessageTopic } from '../../../../../contract/constants/enums'
import { shop } from '../../../../db/schema/shops'
import type { Context } from '../../../../lib/context'
import { dayWords, timeWords } from '../../../../lib/day-words'
import { localized } from '../../../../lib/language'
import { messageText, type MessageKey } from '../../../../lib/messages'

/** Texts by kind of message. They may appear on a locked screen, so they never name the service. */
const texts: Record<MessageKind, readonly [topic: MessageTopic, title: MessageKey, text: MessageKey]> = {
  dayOpened: ['places', 'messageDayOpenedTitle', 'messageDayOpened'],
  placeOffered: ['places', 'messagePlaceOfferedTitle', 'messagePlaceOffered'],
  reminderDay: ['reminders', 'messageReminderDayTitle', 'messageReminderDay'],
  reminderHours: ['reminders', 'messageReminderHoursTitle', 'messageReminderHours'],
  requestConfirmed: ['requests', 'messageRequestConfirmedTitle', 'messageRequestConfirmed'],
  requestDeclined: ['requests', 'messageRequestDeclinedTitle', 'messageRequestDeclined'],
  requestOffered: ['requests', 'messageRequestOfferedTitle', 'messageRequestOffered'],
  requestTimedOut: ['requests', 'messageRequestTimedOutTitle', 'messageRequestTimedOut'],
  queueNear: ['queue', 'messageQueueNearTitle', 'messageQueueNear'],
  queuePassed: ['queue', 'messageQueuePassedTitle', 'messageQueuePassed'],
  reportReady: ['reports', 'messageReportReadyTitle', 'messageReportReady'],
}

export const topicOf = (kind: MessageKind): MessageTopic => texts[kind][0]

export interface Wording {
  title: string
  text: string
  /** The displayed values of the text: names, and days formatted in the language. */
  params: Record<string, string>
}

interface Worded {
  kind: string
  params: Record<string, string>
}

/** Formats days and times in the language; other values pass unchanged. */
const said = (value: string, lang: Language): string =>
  value
    .replace(/^\d{4}-\d{2}-\d{2}/, (day) => dayWords(day, lang))
    .replace(/\d{2}:\d{2}$/, (time) => timeWords(time, lang))

/** Renders messages in a language, in the given order: looks up names of clinics and formats days. */
export async function wordingsOf(
  ctx: Context,
  rows: readonly Worded[],
  langOf: (index: number) => Language,
): Promise<Wording[]> {
  const ids = [...new Set(rows.flatMap(({ params }) => params.shopId ?? []))]
  const shops =
    ids.length > 0
      ? await ctx.db.select({ id: shop.id, name: shop.name }).from(shop).where(inArray(shop.id, ids))
      : []
  const names = new Map(shops.map(({ id, name }) => [id, name]))
  return rows.map((row, index) => {
    const lang = langOf(index)
    const [, title, text] = texts[row.kind as MessageKind]
    const params = Object.fromEntries(
      Object.entries(row.params).map(([name, value]) => [name, said(value, lang)]),
    )
    if (row.params.shopId !== undefined) params.shop = localized(names.get(row.params.shopId), lang)
    return { title: messageText(title, lang, params), text: messageText(text, lang, params), params }
  })
}
