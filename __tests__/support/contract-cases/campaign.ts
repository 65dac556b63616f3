import * as campaigns from '../../../contract/campaigns'
import { codes } from '../../../contract/constants/codes'
import * as fission from '../../../contract/fission'
import * as member from '../../../contract/member'
import * as ownCounts from '../../../contract/own-counts'
import { addUser } from '../order-world'
import { ids, unknownId } from './campaign-ids'
import { caseFor, type EndpointCase } from './types'

const ACTIVITY = 'fission-family'

export const fissionCases: EndpointCase[] = [
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
    bad: unknownId,
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
    bad: unknownId,
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
    bad: unknownId,
  }),
  caseFor(fission.fissionSave, {
    // A newcomer: each caller registers an hour after following the link.
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

export const memberCases: EndpointCase[] = [
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
