import { useState } from 'react'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import {
  useAllowMessagesMutation,
  useReminderTemplatesQuery,
  useTemplateMessagesQuery,
} from '@/features/booking/api/reminders.api'
import { askToSubscribe, canSubscribe } from '@/platform/subscription'
import { newIdempotencyKey } from '@/utils/idempotency'

/**
 * Offered when an appointment is booked: a tap asks WeChat for permission to remind of it. Nothing in the browser, and
 * where WeChat sends no reminders.
 */
export function WechatReminder({ ask, done }: { ask: string; done: string }) {
  const { data: possible = [] } = useReminderTemplatesQuery(undefined, { skip: !canSubscribe })
  const { data: used = [] } = useTemplateMessagesQuery(undefined, { skip: possible.length === 0 })
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
