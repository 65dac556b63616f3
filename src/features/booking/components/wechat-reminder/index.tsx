import { useState } from 'react'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import {
  type RemindedTopic,
  useAllowMessagesMutation,
  useReminderTemplatesQuery,
  useTemplateMessagesQuery,
} from '@/features/booking/api/reminders.api'
import { askToSubscribe, canSubscribe } from '@/platform/subscription'
import { newIdempotencyKey } from '@/utils/idempotency'

interface WechatReminderProps {
  topic?: RemindedTopic
  ask: string
  done: string
}

/**
 * Shown when an appointment is booked or a queue joined: a tap asks WeChat for permission to send a reminder.
 * Renders nothing in the browser and where WeChat sends no reminders.
 */
export function WechatReminder({ topic = 'reminders', ask, done }: WechatReminderProps) {
  const { data: possible = [] } = useReminderTemplatesQuery(topic, { skip: !canSubscribe })
  const { data: used = [] } = useTemplateMessagesQuery(topic, { skip: possible.length === 0 })
  const templates = possible.filter((id) => used.includes(id))
  const [allow] = useAllowMessagesMutation()
  const [isAllowed, setAllowed] = useState(false)
  if (templates.length === 0) return null
  if (isAllowed)
    return (
      <NextStrip kind="ok" icon="bell">
        {done}
      </NextStrip>
    )
  const subscribe = async () => {
    const templateIds = await askToSubscribe(templates)
    if (templateIds.length === 0) return
    const { error } = await allow({ idempotencyKey: newIdempotencyKey(), templateIds })
    setAllowed(!error)
  }
  return (
    <Button kind="tint" icon="bell" block onClick={() => void subscribe()}>
      {ask}
    </Button>
  )
}
