import { codes } from '../../../contract/constants/codes'
import * as messages from '../../../contract/messages'
import * as ownCounts from '../../../contract/own-counts'
import { insert, newKey } from '../goods-world'
import { caseFor, type CaseWorld } from './types'

/** An unread message of the case's user in the app. */
async function told(world: CaseWorld): Promise<string> {
  const id = `case-${newKey()}`
  const now = new Date().toISOString()
  await world.query('delete from user_message where user_id = $1', [world.user.id])
  await insert('user_message', {
    id,
    user_id: world.user.id,
    kind: 'queuePassed',
    once_key: id,
    lang: 'en',
    params: JSON.stringify({ shopId: 'nowhere' }),
    create_time: now,
    due_time: now,
    claim_time: now,
    sent_time: now,
    shown_time: now,
  })
  return id
}
const isRead = async (world: CaseWorld) =>
  (
    await world.query('select read_time is not null as is_read from user_message where user_id = $1', [
      world.user.id,
    ])
  ).every((row) => row.is_read === true)

export const messageCases = [
  caseFor(messages.messagePage, {
    happy: async (world) => {
      const after = await told(world)
      return { query: { after, size: '2' } }
    },
    expect(data) {
      expect(data).toEqual({ records: [], hasMore: '0' })
    },
    bad: { query: { size: '0' } },
  }),
  caseFor(ownCounts.messageUnread, {
    happy: async (world) => {
      await told(world)
      return {}
    },
    expect(data) {
      expect(data).toEqual({ count: 1 })
    },
    bad: null,
  }),
  caseFor(messages.messageRead, {
    happy: async (world) => ({ params: { id: await told(world) } }),
    async expect(data, world) {
      expect(data).toBe(true)
      expect(await isRead(world)).toBe(true)
    },
    bad: { params: { id: 'nothing' }, code: codes.notFound },
  }),
  caseFor(messages.messageReadAll, {
    happy: async (world) => ({ body: { newestId: await told(world) } }),
    async expect(data, world) {
      expect(data).toBe(true)
      expect(await isRead(world)).toBe(true)
    },
    bad: { body: { newestId: 'nothing' }, code: codes.notFound },
  }),
  caseFor(messages.messageChoices, {
    happy: () => ({}),
    expect(data) {
      expect(data.choices.map(({ topic }) => topic)).toEqual([
        'reminders',
        'requests',
        'queue',
        'reports',
        'places',
      ])
    },
    bad: null,
  }),
  caseFor(messages.messageChoicesSave, {
    happy: () => ({ body: { choices: [{ topic: 'queue' as const, channel: 'none' as const }] } }),
    async expect(data, world) {
      expect(data.choices).toContainEqual(expect.objectContaining({ topic: 'queue', channel: 'none' }))
      expect(
        await world.query('select topic, channel from message_choice where user_id = $1', [world.user.id]),
      ).toEqual([{ topic: 'queue', channel: 'none' }])
    },
    bad: { body: { choices: [] } },
  }),
  caseFor(messages.messageSubscribed, {
    happy: () => ({ body: { idempotencyKey: newKey(), templateIds: ['sandbox-tmpl-booking-reminder'] } }),
    async expect(data, world) {
      expect(data).toBe(true)
      expect(
        await world.query('select template_id, left_count from message_grant where user_id = $1', [
          world.user.id,
        ]),
      ).toEqual([{ template_id: 'sandbox-tmpl-booking-reminder', left_count: 1 }])
    },
    bad: { body: { idempotencyKey: 'short', templateIds: [] } },
  }),
]
