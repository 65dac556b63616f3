import * as bargain from '../../../contract/bargain'
import * as campaigns from '../../../contract/campaigns'
import { addBargain, campaignGoods, cut, start } from '../campaign-world'
import { addUser } from '../order-world'
import { ids, me, unknownId } from './campaign-ids'
import { caseFor, type EndpointCase } from './types'

const newBargain = async (o: { isSelfCut?: boolean } = {}): Promise<string> =>
  addBargain({ goods: await campaignGoods(), ...o })
/** A bargain of another user. */
async function friendsBargain(): Promise<string> {
  const answer = await start(await addUser(), await newBargain())
  if (answer.code !== 0) throw new Error('A bargain could not be started')
  return answer.data.id
}

export const bargainCases: EndpointCase[] = [
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
    bad: unknownId,
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
