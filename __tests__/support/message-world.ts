import { asUser } from './clinic-world'
import { insert, newKey, type TestUser } from './order-world'

/** A message to a user as written by the server: in the app, due and not sent yet. */
export async function told(user: Pick<TestUser, 'id'>, over: Record<string, unknown> = {}): Promise<string> {
  const id = `m-${newKey()}`
  const now = medibook.clock.now().toISOString()
  await insert('user_message', {
    id,
    user_id: user.id,
    kind: 'queuePassed',
    once_key: id,
    lang: 'en',
    params: JSON.stringify({ shopId: 'm-shop' }),
    create_time: now,
    due_time: now,
    shown_time: now,
    ...over,
  })
  return id
}

export const textsTo = async ({ phone }: { phone: string }) =>
  (await medibook.outbox(phone)).map(({ text }) => text)
export const listOf = async (user: TestUser, query: { after?: string; size?: string } = {}) =>
  (await asUser(user).call('messagePage', { query })).data
export const kindsOf = async (user: TestUser) => (await listOf(user)).records.map(({ kind }) => kind)
