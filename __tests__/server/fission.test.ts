import { codes } from '../../contract/constants/codes'
import { limits } from '../../contract/constants/limits'
import { callAs, HOUR_MS } from '../support/campaign-world'
import { addUser, inParallel, insert, nextId, type TestUser, value } from '../support/order-world'
import { addCoupon, claimedOf, couponList, couponsOf } from '../support/trade-world'

const text = (words: string) => ({ 'zh-Hant': words, 'zh-Hans': words, en: words })
const at = (ms: number): string => new Date(medibook.clock.now().getTime() + ms).toISOString()
let inviter: TestUser
let activity: string

async function addActivity(
  o: { startsInMs?: number; endsInMs?: number; newcomerPoints?: number; couponId?: string } = {},
): Promise<string> {
  const id = nextId('t-fission')
  await insert('fission_activity', {
    id,
    name: text(id),
    rule: text('r'),
    share_title: text('s'),
    pic_url: '/assets/goods/x.svg',
    newcomer_points: o.newcomerPoints ?? 5,
    newcomer_coupon_id: o.couponId ?? null,
    start_time: at(o.startsInMs ?? -1000),
    end_time: at(o.endsInMs ?? 500 * HOUR_MS),
    steps: [
      { count: 3, name: text('three'), points: 30, couponId: null },
      { count: 1, name: text('one'), points: 10, couponId: o.couponId ?? null },
    ],
  })
  return id
}
beforeEach(async () => {
  inviter = await addUser()
  activity = await addActivity()
})
afterEach(() => medibook.clock.reset())

const follow = (who: TestUser | null = null, of = activity, by = inviter.id) =>
  callAs(who, 'fissionFollow', { params: { userId: by, fissionActivityId: of } })
const save = (who: TestUser, followToken: string, of = activity, by = inviter.id) =>
  medibook.call('fissionSave', {
    session: who.session,
    lang: 'en',
    body: { fissionActivityId: of, userId: by, followToken },
  })
const token = async (of = activity): Promise<string> => (await follow(null, of)).data.followToken ?? ''
const part = async (who = inviter) => (await callAs(who, 'fissionUser', { params: { id: activity } })).data
const points = (who: TestUser) =>
  value('select coalesce(sum(points), 0) from points_record where user_id = $1', [who.id])

test('a newcomer who registers after following counts once, and both get their points once', async () => {
  const followToken = await token()
  await medibook.clock.advance(1000)
  const newcomer = await addUser()
  const answers = await inParallel(8, () => save(newcomer, followToken))
  expect(new Set(answers.map((answer) => `${answer.code} ${answer.data.id}`)).size).toBe(1)
  expect(answers[0]).toMatchObject({ code: 0, data: { nickName: 't**' } })
  expect([await points(inviter), await points(newcomer)]).toEqual([10, 5])
  await medibook.runDueJobs()
  expect((await save(newcomer, followToken)).data.rewards).toMatchObject([
    { points: 5, isGranted: '1', name: 'Welcome gift' },
  ])
  expect(await part()).toMatchObject({
    userId: inviter.id,
    invitedNum: 1,
    steps: [
      { inviteNum: 1, isReached: '1', leftNum: 0 },
      { inviteNum: 3, isReached: '0', leftNum: 2 },
    ],
    rewards: [{ points: 10, isGranted: '1', name: 'one' }],
  })
  expect(await points(inviter)).toBe(10)
  expect(await points(newcomer)).toBe(5)
  const { data } = await medibook.call('pointsRecordPage', {
    session: inviter.session,
    query: { kind: 'invited' },
    lang: 'en',
  })
  expect(data.records).toMatchObject([{ kind: 'invited', text: 'Invitation reward', points: 10 }])
  expect(await value('select balance from points_account where user_id = $1', [inviter.id])).toBe(10)
  expect((await callAs(inviter, 'fissionList', { params: { id: activity } })).data).toMatchObject([
    { nickName: 't**' },
  ])
  expect((await follow(newcomer)).data).toMatchObject({ isAccepted: '1', canAccept: '0', followToken: null })
})

test('coupons that are promised to inviter and newcomer are received by each, once', async () => {
  const couponId = await addCoupon(nextId('t-coupon'))
  const of = await addActivity({ couponId })
  const followToken = await token(of)
  await medibook.clock.advance(1000)
  const newcomer = await addUser()
  const answers = await inParallel(4, () => save(newcomer, followToken, of))
  expect(answers[0]).toMatchObject({ code: 0, data: { rewards: [{ couponId }] } })
  await medibook.runDueJobs()
  for (const who of [inviter, newcomer]) expect(await couponList(who, 'Usable')).toMatchObject([{ couponId }])
  expect(await claimedOf(couponId)).toBe(2)
})

test('six concurrent newcomers count as six, and each step is reached once', async () => {
  const followToken = await token()
  await medibook.clock.advance(1000)
  const newcomers: TestUser[] = []
  for (let index = 0; index < 6; index += 1) newcomers.push(await addUser())
  const answers = await Promise.all(newcomers.map((newcomer) => save(newcomer, followToken)))
  expect(answers.map((answer) => answer.code)).toEqual([0, 0, 0, 0, 0, 0])
  await medibook.runDueJobs()
  expect(await part()).toMatchObject({ invitedNum: 6, steps: [{ isReached: '1' }, { isReached: '1' }] })
  expect(await points(inviter)).toBe(40)
})

test('a reward that cannot be given yet is given whole as soon as it can be, once', async () => {
  const couponId = await addCoupon(nextId('t-fission-coupon'), { total: 0 })
  activity = await addActivity({ couponId })
  const followToken = await token()
  await medibook.clock.advance(1000)
  expect(await save(await addUser(), followToken)).toMatchObject({ code: 0 })
  expect((await part()).rewards).toMatchObject([{ points: 10, isGranted: '0' }])
  expect([await points(inviter), await couponsOf(inviter)]).toEqual([0, 0])
  await medibook.query('update coupon_info set total = 5 where id = $1', [couponId])
  await medibook.clock.advance(60_000)
  expect((await part()).rewards).toMatchObject([{ points: 10, isGranted: '1' }])
  await medibook.clock.advance(60_000)
  expect([await points(inviter), await couponsOf(inviter)]).toEqual([10, 1])
})

test('an existing account is not a newcomer', async () => {
  const early = await addUser()
  await medibook.clock.advance(1000)
  expect((await follow(early)).data).toMatchObject({ canAccept: '0', followToken: null })
  expect(await save(early, await token())).toMatchObject({ code: codes.referralNotNew })
  expect(await part()).toMatchObject({ invitedNum: 0, rewards: [] })
})

test("one's own link and a second link are refused", async () => {
  const followToken = await token()
  expect(await save(inviter, followToken)).toMatchObject({ code: codes.referralSelf })
  expect((await follow(inviter)).data.isMine).toBe('1')
  const second = await addActivity()
  const secondToken = await token(second)
  await medibook.clock.advance(1000)
  const newcomer = await addUser()
  expect((await save(newcomer, followToken)).code).toBe(0)
  expect(await save(newcomer, secondToken, second)).toMatchObject({ code: codes.referralUsed })
  expect(await value('select count(*) from fission_record where newcomer_user_id = $1', [newcomer.id])).toBe(
    1,
  )
})

test('a forged link, one of another account, and an expired one are refused', async () => {
  const followToken = await token()
  const other = await addUser()
  const othersToken = (await follow(null, activity, other.id)).data.followToken ?? ''
  await medibook.clock.advance(1000)
  const newcomer = await addUser()
  for (const wrong of ['made-up', `${followToken.slice(0, -4)}AAA=`, othersToken])
    expect(await save(newcomer, wrong)).toMatchObject({ code: codes.referralLinkWrong, data: null })
  await medibook.clock.advance(limits.referralLinkDays * 24 * HOUR_MS)
  const late = await addUser()
  await medibook.query("update fission_activity set end_time = end_time + interval '1 year' where id = $1", [
    activity,
  ])
  expect(await save(late, followToken)).toMatchObject({ code: codes.referralLinkWrong })
})

test('a referral counts only while the campaign is running', async () => {
  for (const [span, code, status] of [
    [{ startsInMs: HOUR_MS }, codes.campaignNotBegun, 'coming'],
    [{ startsInMs: -2 * HOUR_MS, endsInMs: -1 }, codes.campaignOver, 'over'],
  ] as const) {
    const id = await addActivity(span)
    expect((await callAs(null, 'fissionActivity', { params: { id } })).data.status).toBe(status)
    expect((await follow(null, id)).data).toMatchObject({ canAccept: '0', followToken: null })
    expect(await save(await addUser(), await token(), id)).toMatchObject({ code })
  }
})

test("an unknown activity is not found, and the progress is the caller's own", async () => {
  expect(await follow(null, 'nothing')).toMatchObject({ code: codes.notFound })
  expect(await follow(null, activity, 'nobody')).toMatchObject({ code: codes.notFound })
  for (const name of ['fissionActivity', 'fissionUser', 'fissionList'] as const)
    expect(await callAs(inviter, name, { params: { id: 'nothing' } })).toMatchObject({
      code: codes.notFound,
      data: null,
    })
  expect(await save(inviter, await token(), activity, 'nobody')).toMatchObject({ code: codes.notFound })
  const followToken = await token()
  await medibook.clock.advance(1000)
  await save(await addUser(), followToken)
  const stranger = await addUser()
  expect(await part(stranger)).toMatchObject({ invitedNum: 0, rewards: [] })
  expect((await callAs(stranger, 'fissionList', { params: { id: activity } })).data).toEqual([])
})
