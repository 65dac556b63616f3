import { codes } from '../../contract/constants/codes'
import { otherPaths } from '../../contract/constants/paths'
import { asUser, atDesk } from '../support/clinic-world'
import { addGoods, addUser, newKey, paid, placed, ship, type TestUser } from '../support/order-world'

let user: TestUser
beforeAll(() => addGoods('t-thing', { isBookable: false, slotKind: null, priceCents: 1_000 }))
beforeEach(async () => {
  user = await addUser()
})
afterEach(() => medibook.clock.reset())

const refusedAt = (field: string) => ({ code: codes.badInput, data: { field, rule: 'words' } })

/** A picture of this user, in the state after an upload. */
async function picture(purpose: string, folder = ''): Promise<string> {
  const key = `${folder}ab/${newKey().replace(/\D/g, '').padStart(32, '0').slice(-32)}.png`
  await medibook.query(
    `insert into upload (key, user_id, purpose, kind, content_type, byte_count, create_time) values
      ($1, $2, $3, $4, $5, 10, now())`,
    [key, user.id, purpose, 'image', 'image/png'],
  )
  return key
}
const taskOf = async (key: string) =>
  (
    await medibook.query<{ ticket: string; outcome: string; kind: string }>(
      'select kind, ticket, outcome from wechat_task where ref = $1',
      [key],
    )
  )[0]
const fileOf = async (key: string) =>
  (await medibook.query<{ is_used: boolean }>('select is_used from upload where key = $1', [key]))[0]

describe('refused words', () => {
  test('are refused in the nickname, by both calls that save it', async () => {
    const nickName = 'CASINO 168'
    expect(await asUser(user).call('wxUserSave', { body: { nickName } })).toMatchObject(refusedAt('nickName'))
    const answer = await asUser(user).call('personalDataSave', { body: { nickName } })
    expect(answer).toMatchObject(refusedAt('nickName'))
    expect(answer.msg).toBe('This text has words that cannot be published. Please change it.')
    expect((await asUser(user).call('wxUser')).data.nickName).toBe(user.id)
  })

  test('are refused in feedback, and the same key accepts the corrected text', async () => {
    const idempotencyKey = newKey()
    const send = (content: string) =>
      asUser(user).call('sendFeedback', { body: { idempotencyKey, kind: 'fault', content } })
    expect(await send('要代開發票嗎')).toMatchObject(refusedAt('content'))
    expect((await send('要發票嗎')).code).toBe(0)
  })

  test('are refused in a review before other checks', async () => {
    const body = { idempotencyKey: newKey(), score: 5, content: '网上赌场' }
    expect(await asUser(user).call('reviewWrite', { body: { ...body, orderItemId: 'any' } })).toMatchObject(
      refusedAt('content'),
    )
    expect(
      await asUser(user).call('doctorReviewWrite', { body: { ...body, bookingId: 'any' } }),
    ).toMatchObject(refusedAt('content'))
  })
})

describe('an unavailable platform', () => {
  const { content } = medibook.server.ports
  const { isTextFine } = content
  beforeEach(() => {
    content.isTextFine = () => Promise.reject(new Error('away'))
  })
  afterEach(() => {
    content.isTextFine = isTextFine
  })

  test('publishes nothing unchecked, and the nickname can be sent again', async () => {
    expect((await asUser(user).call('wxUserSave', { body: { nickName: '小美' } })).code).toBe(
      codes.systemBusy,
    )
  })
  test('does not block feedback to staff', async () => {
    const body = { idempotencyKey: newKey(), kind: 'fault' as const, content: '電梯壞了' }
    expect((await asUser(user).call('sendFeedback', { body })).code).toBe(0)
  })
})

describe('pictures', () => {
  test('an avatar is checked at its first use, and removed when refused', async () => {
    const key = await picture('avatar')
    expect(await taskOf(key)).toBeUndefined()
    await asUser(user).call('wxUserSave', { body: { headimgUrl: key } })
    await medibook.runDueJobs()
    const { ticket = '' } = (await taskOf(key)) ?? {}
    expect(await taskOf(key)).toMatchObject({ kind: 'picture', outcome: 'asked' })
    expect((await medibook.inject('/sandbox/desk')).body).toContain(key)
    expect((await asUser(user).call('wxUser')).data.headimgUrl).toContain(key)

    expect(await atDesk('content', 'refuse', { id: ticket })).toBeNull()
    expect((await asUser(user).call('wxUser')).data.headimgUrl).toBe('')
    expect(await taskOf(key)).toMatchObject({ outcome: 'refused' })
    expect((await fileOf(key))?.is_used).toBe(false)
    await medibook.runDueJobs()
    expect(await fileOf(key)).toBeUndefined()
  })

  test('a refused one is removed from its feedback, and the others stay', async () => {
    const [bad, good] = [await picture('feedback', 'private/'), await picture('feedback', 'private/')]
    const { data } = await asUser(user).call('sendFeedback', {
      body: { idempotencyKey: newKey(), kind: 'fault', content: '看圖', picUrls: [bad, good] },
    })
    expect(data.picUrls).toHaveLength(2)
    await medibook.runDueJobs()
    expect(await atDesk('content', 'refuse', { id: (await taskOf(bad))?.ticket ?? '' })).toBeNull()
    expect(await atDesk('content', 'pass', { id: (await taskOf(good))?.ticket ?? '' })).toBeNull()
    const after = (await asUser(user).call('feedbackDetail', { params: { id: data.id } })).data
    expect(after.picUrls).toEqual([expect.stringContaining(good)])
    expect((await fileOf(good))?.is_used).toBe(true)
  })

  test('a refused one is removed from its review, which everyone can read', async () => {
    const made = await placed(user, { goods: 't-thing', expected: '10.00' })
    await paid(user, made.id)
    await ship(made.id)
    await asUser(user).call('orderReceive', { params: { id: made.id } })
    const [bad, good] = [await picture('review'), await picture('review')]
    const written = await asUser(user).call('reviewWrite', {
      body: {
        idempotencyKey: newKey(),
        orderItemId: made.listOrderItem[0]?.id ?? '',
        score: 5,
        content: '看圖',
        picUrls: [bad, good],
      },
    })
    expect(written).toMatchObject({ code: 0, data: { picUrls: { length: 2 } } })
    await medibook.runDueJobs()
    for (const key of [bad, good]) expect(await taskOf(key)).toMatchObject({ outcome: 'asked' })
    expect(await atDesk('content', 'refuse', { id: (await taskOf(bad))?.ticket ?? '' })).toBeNull()
    const { data } = await medibook.call('reviewPage', { query: { spuId: 't-thing' } })
    expect(data.records[0]?.picUrls).toEqual([expect.stringContaining(good)])
  })

  test('a repeated, late or unknown verdict changes nothing', async () => {
    const key = await picture('avatar')
    await asUser(user).call('wxUserSave', { body: { headimgUrl: key } })
    await medibook.runDueJobs()
    const id = (await taskOf(key))?.ticket ?? ''
    expect(await atDesk('content', 'pass', { id })).toBeNull()
    expect(await atDesk('content', 'refuse', { id })).toBeNull()
    expect(await atDesk('content', 'refuse', { id: 'unknown' })).toBeNull()
    expect((await asUser(user).call('wxUser')).data.headimgUrl).toContain(key)
  })

  test('documents are never submitted', async () => {
    const key = await picture('refund', 'private/')
    const { requireUpload } = medibook.server.load<
      typeof import('../../server/contexts/identity/uploads/commands/own-upload')
    >('contexts/identity/uploads/commands/own-upload.ts')
    await requireUpload(medibook.server.app.contextFor(), user.id, key)
    expect(await taskOf(key)).toBeUndefined()
  })
})

test("a push without WeChat's signature is refused", async () => {
  expect(
    (await medibook.inject({ method: 'POST', url: otherPaths.wechatPush, payload: { Encrypt: 'x' } }))
      .statusCode,
  ).toBe(401)
})
