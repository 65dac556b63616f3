import { codes } from '../../contract/constants/codes'
import type { MessageChannel, MessageTopic } from '../../contract/constants/enums'
import { limits } from '../../contract/constants/limits'
import { asUser } from '../support/clinic-world'
import { addReachable } from '../support/course-world'
import { kindsOf, listOf, textsTo, told } from '../support/message-world'
import { addShop, addUser, newKey, type TestUser, value } from '../support/order-world'

type Person = TestUser & { phone: string }

beforeAll(() => addShop('m-shop'))
afterEach(() => {
  jest.restoreAllMocks()
  return medibook.clock.reset()
})

const unreadOf = async (user: TestUser) => (await asUser(user).call('messageUnread')).data.count

describe('choices', () => {
  const choose = (user: TestUser, topic: MessageTopic, channel: MessageChannel) =>
    asUser(user).call('messageChoicesSave', { body: { choices: [{ topic, channel }] } })
  const chosenOf = async (user: TestUser, topic: string) =>
    (await asUser(user).call('messageChoices')).data.choices.find((one) => one.topic === topic)

  test('default to the phone, else e-mail, else the app only', async () => {
    expect(await chosenOf(await addReachable(), 'queue')).toMatchObject({
      channel: 'sms',
      channels: ['sms', 'none'],
    })
    const mailed = await addUser()
    await medibook.query(`update app_user set email = $2 where id = $1`, [
      mailed.id,
      `${mailed.id}@a.example`,
    ])
    expect(await chosenOf(mailed, 'queue')).toMatchObject({ channel: 'email' })
    expect(await chosenOf(await addUser(), 'queue')).toMatchObject({ channel: 'none', channels: ['none'] })
  })

  test('decide how a kind is sent; it appears in the app in either case', async () => {
    const user = await addReachable()
    await medibook.query(`update app_user set email = $2 where id = $1`, [user.id, `${user.id}@b.example`])
    expect(await choose(user, 'queue', 'none')).toMatchObject({ code: 0 })
    expect(await choose(user, 'reports', 'email')).toMatchObject({ code: 0 })
    await told(user)
    await told(user, { kind: 'reportReady' })
    await medibook.runDueJobs()
    expect(await textsTo(user)).toEqual([])
    expect(await medibook.outbox(`${user.id}@b.example`)).toMatchObject([{ channel: 'email' }])
    expect(await kindsOf(user)).toHaveLength(2)
  })

  test('of a channel that the account lacks are refused', async () => {
    const user = await addReachable()
    expect(await choose(user, 'queue', 'email')).toMatchObject({
      code: codes.badInput,
      data: { field: 'queue', rule: 'channel' },
    })
    expect(await chosenOf(user, 'queue')).toMatchObject({ channel: 'sms' })
  })

  test('are part of the export and deleted with the account', async () => {
    const user = await addReachable()
    await choose(user, 'queue', 'none')
    const exported = await asUser(user).call('exportData')
    expect(JSON.stringify(exported.data)).toContain('"topic":"queue"')
  })
})

describe('WeChat', () => {
  const allow = (user: TestUser, templateIds: string[], key = newKey()) =>
    asUser(user).call('messageSubscribed', { body: { idempotencyKey: key, templateIds } })
  const templateOf = async (user: TestUser, topic: string) =>
    (await asUser(user).call('messageChoices')).data.templates.find((one) => one.topic === topic)
      ?.templateId ?? ''
  async function withWechat(): Promise<Person> {
    const user = await addReachable()
    await medibook.query(`update app_user set open_id = $2 where id = $1`, [user.id, `open-${user.id}`])
    return user
  }

  test('delivers one message for each permission, and the next is sent by SMS', async () => {
    const user = await withWechat()
    const key = newKey()
    const templateId = await templateOf(user, 'queue')
    expect(await allow(user, [templateId], key)).toMatchObject({ code: 0 })
    expect(await allow(user, [templateId], key)).toMatchObject({ code: 0 })
    await told(user)
    await medibook.runDueJobs()
    expect(await medibook.outbox(`open-${user.id}`)).toMatchObject([{ channel: 'wechat' }])
    expect(await textsTo(user)).toEqual([])
    await told(user)
    await medibook.runDueJobs()
    expect(await textsTo(user)).toHaveLength(1)
  })

  test('is skipped when it has no permission any more', async () => {
    const user = await withWechat()
    await allow(user, [await templateOf(user, 'queue')])
    jest.spyOn(medibook.server.ports.wechat, 'subscribed').mockResolvedValue(false)
    await told(user)
    await medibook.runDueJobs()
    expect(await textsTo(user)).toHaveLength(1)
    expect(await value('select sum(left_count) from message_grant where user_id = $1', [user.id])).toBe(0)
  })

  test('keeps the permission when sending fails, and delivers the message by it later', async () => {
    const user = await withWechat()
    await allow(user, [await templateOf(user, 'queue')])
    const asked = jest
      .spyOn(medibook.server.ports.wechat, 'subscribed')
      .mockRejectedValue(new Error('WeChat is down'))
    await told(user)
    await medibook.runDueJobs()
    asked.mockRestore()
    const left = () => value('select sum(left_count) from message_grant where user_id = $1', [user.id])
    expect(await left()).toBe(1)
    await medibook.clock.advance(60_000)
    expect(await medibook.outbox(`open-${user.id}`)).toMatchObject([{ channel: 'wechat' }])
    expect(await textsTo(user)).toEqual([])
    expect(await left()).toBe(0)
  })

  test('is not offered to an account without WeChat sign-in; unknown templates are refused', async () => {
    const user = await addReachable()
    expect((await asUser(user).call('messageChoices')).data.templates).toEqual([])
    expect(await allow(user, ['nothing'])).toMatchObject({ code: codes.badInput })
  })
})

describe('the message centre', () => {
  test('is paged by the last message seen, also while new ones arrive', async () => {
    const user = await addUser()
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) ids.unshift(await told(user))
    const first = await listOf(user, { size: '2' })
    expect(first).toMatchObject({ hasMore: '1' })
    await told(user)
    const rest = await listOf(user, { size: '10', after: first.records[1]?.id ?? '' })
    expect(rest.hasMore).toBe('0')
    expect([...first.records, ...rest.records].map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  test('counts unread messages up to a limit; one or all can be marked, but not later ones', async () => {
    const user = await addUser()
    const one = await told(user)
    await medibook.clock.advance(1000)
    await told(user)
    expect(await unreadOf(user)).toBe(2)
    const read = () => asUser(user).call('messageRead', { params: { id: one } })
    expect(await read()).toMatchObject({ code: 0 })
    expect(await read()).toMatchObject({ code: 0 })
    expect(await unreadOf(user)).toBe(1)
    const [newest] = (await listOf(user)).records
    await medibook.clock.advance(1000)
    const later = await told(user)
    await asUser(user).call('messageReadAll', { body: { newestId: newest?.id ?? '' } })
    expect((await listOf(user)).records.filter(({ isRead }) => isRead === '0').map(({ id }) => id)).toEqual([
      later,
    ])
    await Promise.all(Array.from({ length: limits.unreadCounted + 3 }, () => told(user)))
    expect(await unreadOf(user)).toBe(limits.unreadCounted)
  })

  test('shows no messages of another account', async () => {
    const [user, stranger] = [await addUser(), await addUser()]
    const id = await told(user)
    expect(await listOf(stranger)).toEqual({ records: [], hasMore: '0' })
    for (const refused of [
      await asUser(stranger).call('messageRead', { params: { id } }),
      await asUser(stranger).call('messageReadAll', { body: { newestId: id } }),
      await asUser(stranger).call('messagePage', { query: { after: id } }),
    ])
      expect(refused).toMatchObject({ code: codes.notFound })
    expect(await unreadOf(user)).toBe(1)
  })
})
