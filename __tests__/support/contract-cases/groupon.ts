import * as campaigns from '../../../contract/campaigns'
import * as groupon from '../../../contract/groupon'
import { addGroupon, campaignGoods, founded } from '../campaign-world'
import { addUser, type TestUser } from '../order-world'
import { ids, unknownId } from './campaign-ids'
import { caseFor, type EndpointCase } from './types'

async function newGroup(): Promise<{ goods: string; groupon: string; groupId: string; leader: TestUser }> {
  const goods = await campaignGoods()
  const id = await addGroupon({ goods })
  const leader = await addUser()
  return { goods, groupon: id, leader, groupId: (await founded(leader, { goods, groupon: id })).groupId }
}

export const grouponCases: EndpointCase[] = [
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
    bad: unknownId,
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
    bad: unknownId,
  }),
]
