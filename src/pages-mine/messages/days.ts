import type { UserMessage } from '@contract/routes/messages'
import type { Day } from '@contract/rules/day'

interface MessageDay {
  day: Day
  messages: UserMessage[]
}

/** Messages by day in the given order; each id once, since a message may move between two reads. */
export function byDay(messages: readonly UserMessage[]): MessageDay[] {
  const seen = new Set<string>()
  const days: MessageDay[] = []
  for (const message of messages) {
    if (seen.has(message.id)) continue
    seen.add(message.id)
    const last = days.at(-1)
    if (last?.day === message.day) last.messages.push(message)
    else days.push({ day: message.day, messages: [message] })
  }
  return days
}
