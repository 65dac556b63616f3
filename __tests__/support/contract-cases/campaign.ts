import * as bargain from '../../../contract/bargain'
import * as campaigns from '../../../contract/campaigns'
import { codes } from '../../../contract/constants/codes'
import * as fission from '../../../contract/fission'
import * as groupon from '../../../contract/groupon'
import * as member from '../../../contract/member'
import * as ownCounts from '../../../contract/own-counts'
import { addBargain, addGroupon, campaignGoods, cut, founded, start } from '../campaign-world'
import { addUser, type TestUser } from '../order-world'
import { caseFor, type CaseWorld, type EndpointCase } from './types'

interface Named extends Record<string, unknown> {
  id: string
}
const ids = async (world: CaseWorld, sql: string, values: unknown[] = []): Promise<string[]> =>
  (await world.query<Named>(sql, values)).map((row) => row.id)
const newBargain = async (o: { isSelfCut?: boolean } = {}): Promise<string> =>
  addBargain({ goods: await campaignGoods(), ...o })
/** A bargain of somebody else. */
async function friendsBargain(): Promise<string> {
  const answer = await start(await addUser(), await newBargain())
  if (answer.code !== 0) throw new Error('A bargain could not be started')
  return answer.data.id
}
const me = (world: CaseWorld): TestUser => world.user
async function newGroup(): Promise<{ goods: string; groupon: string; groupId: string; leader: TestUser }> {
  const goods = await campaignGoods()
  const id = await addGroupon({ goods })
  const leader = await addUser()
  return { goods, groupon: id, leader, groupId: (await founded(leader, { goods, groupon: id })).groupId }
}
const ACTIVITY = 'fission-family'
const unknown = { params: { id: 'nothing' }, code: codes.notFound }

const bargainCases: EndpointCase[] = [
  caseFor(campaigns.bargainInfoPage, {
    happy: () => ({ query: { status: 'running', size: '2', current: '1' } }),
    async expect(data, world) {
      const rows = await ids(
        world,
        'select id from bargain_info where is_enabled and start_time <= now() and end_time > now() order by sort, id',
      )
      expect(data.total).toBe(rows.length)
      expect(data.records.map((row) => row.id)).toEqual(rows.slice(0, 2))
    },
    bad: { query: { status: 'perhaps' } },
  }),
  caseFor(bargain.bargainInfo, {
    as: 'demo',
    happy: () => ({ query: { id: 'bargain-band' } }),
    async expect(data, world) {
      const [row] = await world.query(
        `select i.floor_cents, u.id as mine, u.cut_cents from bargain_info i join bargain_user u on
          u.bargain_id = i.id and u.user_id = $1 where i.id = $2`,
        [world.demo.id, data.id],
      )
      expect(Math.round(Number(data.bargainPrice) * 100)).toBe(row?.floor_cents)
      expect(data.bargainUser).toMatchObject({ id: row?.mine, status: 'open', isMine: '1' })
      expect(Math.round(Number(data.bargainUser?.havBargainAmount) * 100)).toBe(row?.cut_cents)
    },
    bad: { query: {} },
  }),
  caseFor(bargain.bargainStart, {
    happy: async () => ({ body: { bargainId: await newBargain() } }),
    async expect(data, world) {
      expect(
        await world.query(
          'select user_id, start_cents, floor_cents, cuts_done from bargain_user where id = $1',
          [data.id],
        ),
      ).toEqual([{ user_id: world.user.id, start_cents: 10_000, floor_cents: 4_000, cuts_done: 0 }])
    },
    bad: { body: { bargainId: 'no id!' } },
  }),
  caseFor(bargain.bargainUserPage, {
    as: 'demo',
    happy: () => ({ query: { size: '100' } }),
    async expect(data, world) {
      expect(data.records.map((row) => row.id)).toEqual(
        await ids(world, 'select id from bargain_user where user_id = $1 order by start_time desc, id', [
          world.demo.id,
        ]),
      )
      expect(new Set(data.records.map((row) => row.status))).toEqual(
        new Set(['open', 'done', 'expired', 'bought']),
      )
    },
    bad: { query: { size: '1000' } },
  }),
  caseFor(bargain.bargainUserDetail, {
    as: 'visitor',
    happy: () => ({ params: { id: 'bargain-user-done' } }),
    async expect(data, world) {
      const [row] = await world.query(
        'select cuts_done, start_cents, cut_cents from bargain_user where id = $1',
        [data.id],
      )
      expect(data).toMatchObject({
        status: 'done',
        havCutNum: row?.cuts_done,
        currentPrice: data.bargainPrice,
        isMine: '0',
        orderId: null,
      })
      expect(Math.round(Number(data.currentPrice) * 100)).toBe(
        Number(row?.start_cents) - Number(row?.cut_cents),
      )
    },
    bad: unknown,
  }),
  caseFor(bargain.bargainCutPage, {
    happy: () => ({ query: { bargainUserId: 'bargain-user-open' } }),
    async expect(data, world) {
      expect(data.records.map((row) => row.id)).toEqual(
        await ids(
          world,
          "select id from bargain_cut where bargain_user_id = 'bargain-user-open' order by cut_no desc",
        ),
      )
      for (const { nickName } of data.records) expect(nickName).toMatch(/^.\*\*$/u)
    },
    bad: { query: {} },
  }),
  caseFor(bargain.bargainCutMake, {
    happy: async () => ({ body: { bargainUserId: await friendsBargain() } }),
    async expect(data, world) {
      const [row] = await world.query<{ cut_cents: number; cuts_done: number }>(
        `select c.cut_cents, u.cuts_done from bargain_cut c join bargain_user u on u.id =
          c.bargain_user_id where c.id = $1 and c.user_id = $2`,
        [data.id, world.user.id],
      )
      expect(row?.cuts_done).toBe(1)
      expect(Math.round(Number(data.cutPrice) * 100)).toBe(row?.cut_cents)
      expect((await cut(me(world), data.bargainUser.id)).data.id).toBe(data.id)
    },
    bad: { body: { bargainUserId: '' } },
  }),
]

const grouponCases: EndpointCase[] = [
  caseFor(campaigns.grouponInfoPage, {
    happy: () => ({ query: { status: 'coming' } }),
    async expect(data, world) {
      expect(data.records.map((row) => row.id)).toEqual(
        await ids(
          world,
          'select id from groupon_info where is_enabled and start_time > now() order by sort, id',
        ),
      )
      expect(data.records.length).toBeGreaterThan(0)
    },
    bad: { query: { current: '0' } },
  }),
  caseFor(groupon.grouponInfo, {
    happy: () => ({ params: { id: 'groupon-omega' } }),
    async expect(data, world) {
      const [row] = await world.query<{ price_cents: number; groupon_num: number; launch_num: number }>(
        'select price_cents, groupon_num, launch_num from groupon_info where id = $1',
        [data.id],
      )
      expect(data).toMatchObject({
        grouponNum: row?.groupon_num,
        launchNum: row?.launch_num,
        status: 'running',
      })
      expect(Math.round(Number(data.grouponPrice) * 100)).toBe(row?.price_cents)
    },
    bad: unknown,
  }),
  caseFor(groupon.grouponOpenPage, {
    happy: async () => ({ query: { grouponId: (await newGroup()).groupon } }),
    async expect(data, world) {
      expect(data).toMatchObject({
        total: 1,
        records: [{ havNum: 1, leftNum: 2, grouponNum: 3, isMember: '0' }],
      })
      expect(
        await ids(world, 'select id from groupon_group where groupon_id = $1', [data.records[0]?.grouponId]),
      ).toEqual([data.records[0]?.id])
    },
    bad: { query: {} },
  }),
  caseFor(groupon.grouponUserPage, {
    as: 'demo',
    happy: () => ({ query: { size: '50' } }),
    async expect(data, world) {
      expect(data.records.map((row) => row.id)).toEqual(
        await ids(
          world,
          'select group_id as id from groupon_user where user_id = $1 order by create_time desc, id',
          [world.demo.id],
        ),
      )
      expect(new Set(data.records.map((row) => row.status))).toEqual(new Set(['open', 'formed', 'failed']))
    },
    bad: { query: { status: 'perhaps' } },
  }),
  caseFor(groupon.grouponUserDetail, {
    as: 'demo',
    happy: () => ({ params: { id: 'groupon-group-formed' } }),
    async expect(data, world) {
      const rows = await world.query<{ user_id: string; order_id: string }>(
        'select user_id, order_id from groupon_user where group_id = $1 order by create_time',
        [data.id],
      )
      expect(data).toMatchObject({
        status: 'formed',
        havNum: 3,
        leftNum: 0,
        orderId: rows.find((row) => row.user_id === world.demo.id)?.order_id,
      })
      expect(data.members.map((row) => row.isMe)).toEqual(
        rows.map((row) => (row.user_id === world.demo.id ? '1' : '0')),
      )
    },
    bad: unknown,
  }),
]

const fissionCases: EndpointCase[] = [
  caseFor(campaigns.fissionActivityPage, {
    happy: () => ({ query: { status: 'running' } }),
    async expect(data, world) {
      expect(data.records.map((row) => row.id)).toEqual(
        await ids(
          world,
          `select id from fission_activity where is_enabled and start_time <= now() and end_time >
            now() order by start_time desc, id`,
        ),
      )
      expect(data.records.length).toBeGreaterThan(0)
    },
    bad: { query: { status: 'perhaps' } },
  }),
  caseFor(fission.fissionActivity, {
    happy: () => ({ params: { id: ACTIVITY } }),
    async expect(data, world) {
      const [row] = await world.query<{
        steps: { count: number; points: number }[]
        newcomer_points: number
      }>('select steps, newcomer_points from fission_activity where id = $1', [ACTIVITY])
      expect(data.newcomerPoints).toBe(row?.newcomer_points)
      expect(data.steps.map((step) => [step.inviteNum, step.points])).toEqual(
        row?.steps.map((step) => [step.count, step.points]),
      )
    },
    bad: unknown,
  }),
  caseFor(fission.fissionUser, {
    as: 'demo',
    happy: () => ({ params: { id: ACTIVITY } }),
    async expect(data, world) {
      const [row] = await world.query(
        'select invited_num from fission_user where activity_id = $1 and user_id = $2',
        [ACTIVITY, world.demo.id],
      )
      expect(data).toMatchObject({ userId: world.demo.id, invitedNum: row?.invited_num })
      expect(data.rewards.map((reward) => reward.id)).toEqual(
        await ids(world, 'select id from fission_reward where activity_id = $1 and user_id = $2', [
          ACTIVITY,
          world.demo.id,
        ]),
      )
    },
    bad: unknown,
  }),
  caseFor(fission.fissionFollow, {
    happy: (world) => ({ params: { userId: world.demo.id, fissionActivityId: ACTIVITY } }),
    async expect(data, world) {
      const [row] = await world.query<{ nick_name: string }>('select nick_name from app_user where id = $1', [
        world.demo.id,
      ])
      expect(data).toMatchObject({
        nickName: `${row?.nick_name[0] ?? ''}**`,
        canAccept: '1',
        isMine: '0',
        activity: { id: ACTIVITY },
      })
      expect(data.followToken).not.toBeNull()
    },
    bad: { params: { userId: 'nobody', fissionActivityId: ACTIVITY }, code: codes.notFound },
  }),
  caseFor(fission.fissionList, {
    as: 'demo',
    happy: () => ({ params: { id: ACTIVITY } }),
    async expect(data, world) {
      expect(data.map((row) => row.id)).toEqual(
        await ids(
          world,
          'select id from fission_record where activity_id = $1 and inviter_user_id = $2 order by create_time desc, id',
          [ACTIVITY, world.demo.id],
        ),
      )
      for (const { nickName } of data) expect(nickName).toMatch(/^.\*\*$/u)
    },
    bad: unknown,
  }),
  caseFor(fission.fissionSave, {
    // A newcomer: whoever asks here registers an hour after the link is followed.
    as: async (world) => {
      const newcomer = await addUser()
      await world.query("update app_user set create_time = create_time + interval '1 hour' where id = $1", [
        newcomer.id,
      ])
      return newcomer.session
    },
    happy: async (world) => {
      const inviter = await addUser()
      const { followToken } = (await world.call('fissionFollow', {
        params: { userId: inviter.id, fissionActivityId: ACTIVITY },
      })) as { followToken: string }
      return { body: { fissionActivityId: ACTIVITY, userId: inviter.id, followToken } }
    },
    async expect(data, world) {
      expect(
        await world.query(
          `select r.activity_id, u.invited_num from fission_record r join fission_user u on
            u.activity_id = r.activity_id and u.user_id = r.inviter_user_id where r.id = $1`,
          [data.id],
        ),
      ).toEqual([{ activity_id: ACTIVITY, invited_num: 1 }])
      expect(data.rewards.length).toBeGreaterThan(0)
    },
    bad: { body: { fissionActivityId: ACTIVITY, userId: 'somebody' } },
  }),
]

const memberCases: EndpointCase[] = [
  caseFor(member.member, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query('select member_no, growth_value from member where user_id = $1', [
        world.demo.id,
      ])
      expect(data).toMatchObject({ isMember: '1', memberNo: row?.member_no, growthValue: row?.growth_value })
    },
    bad: null,
  }),
  caseFor(member.memberSysConfig, {
    happy: () => ({}),
    async expect(data, world) {
      expect(data.levels.map((level) => level.id)).toEqual(
        await ids(world, 'select id from member_level order by growth_value'),
      )
      expect(data).toMatchObject({ enable: '1', spendPerGrowth: '1.00' })
    },
    bad: null,
  }),
  caseFor(member.memberJoin, {
    happy: () => ({}),
    async expect(data, world) {
      expect(
        await world.query(
          `select m.member_no, m.growth_value, r.amount from member m join growth_record r on
            r.user_id = m.user_id where m.user_id = $1`,
          [world.user.id],
        ),
      ).toEqual([{ member_no: data.memberNo, growth_value: data.growthValue, amount: data.growthValue }])
    },
    bad: null,
  }),
  caseFor(ownCounts.memberDisplay, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const [row] = await world.query('select growth_value from member where user_id = $1', [world.demo.id])
      expect(data).toMatchObject({ isShow: '1', isMember: '1', growthValue: row?.growth_value })
    },
    bad: null,
  }),
  caseFor(member.memberCenter, {
    as: 'demo',
    happy: () => ({}),
    async expect(data, world) {
      const rows = await world.query<{ id: string; growth_value: number; right_ids: string[] }>(
        'select id, growth_value, right_ids from member_level order by growth_value',
      )
      expect(data.levels.map((level) => [level.id, level.rights.length, level.isReached])).toEqual(
        rows.map((row) => [
          row.id,
          row.right_ids.length,
          row.growth_value <= data.member.growthValue ? '1' : '0',
        ]),
      )
    },
    bad: null,
  }),
  caseFor(member.growthValueDetail, {
    as: 'demo',
    happy: () => ({ query: { size: '100' } }),
    async expect(data, world) {
      expect(data.records.map((row) => row.id)).toEqual(
        await ids(world, 'select id from growth_record where user_id = $1 order by create_time desc, id', [
          world.demo.id,
        ]),
      )
    },
    bad: { query: { size: '0' } },
  }),
  caseFor(member.memberRightsList, {
    happy: () => ({}),
    async expect(data, world) {
      expect(data.map((right) => right.id)).toEqual(
        await ids(world, 'select id from member_right order by sort, id'),
      )
    },
    bad: null,
  }),
]

export const campaignCases: EndpointCase[] = [
  ...bargainCases,
  ...grouponCases,
  ...fissionCases,
  ...memberCases,
]
