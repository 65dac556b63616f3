import * as addresses from '../../../contract/addresses'
import { newKey } from '../order-world'
import { caseFor } from './types'

const address = {
  userName: '陳大文',
  phoneCode: '+852',
  telNum: '61230000',
  postalCode: '',
  provinceId: '81',
  cityId: '8101',
  countyName: '',
  detailInfo: '皇后大道中 1 號',
  isDefault: '0' as const,
}
export const addressCases = [
  caseFor(addresses.addressPage, {
    as: 'demo',
    happy: () => ({ query: { size: '2' } }),
    async expect(data, world) {
      const rows = await world.query<{ id: string }>(
        'select id from user_address where user_id = $1 order by is_default desc, create_time desc, id',
        [world.demo.id],
      )
      expect(data).toMatchObject({ total: rows.length, size: 2 })
      expect(data.records.map((record) => record.id)).toEqual(rows.slice(0, 2).map((row) => row.id))
    },
    bad: { query: { size: '0' } },
  }),
  caseFor(addresses.addressSave, {
    happy: () => ({ body: { idempotencyKey: newKey(), ...address } }),
    async expect(data, world) {
      expect(
        await world.query('select user_name, city_id, is_default from user_address where id = $1', [data.id]),
      ).toEqual([{ user_name: '陳大文', city_id: '8101', is_default: true }])
      expect(data).toMatchObject({ provinceName: '香港', isDefault: '1' })
    },
    bad: { body: { idempotencyKey: newKey(), ...address, cityId: '4403' } },
  }),
  caseFor(addresses.addressDelete, {
    happy: async (world) => ({
      params: {
        id: (
          (await world.call('addressSave', { body: { idempotencyKey: newKey(), ...address } })) as {
            id: string
          }
        ).id,
      },
    }),
    async expect(data, world) {
      expect(data).toBe(true)
      expect(
        await world.query('select 1 from user_address where user_id = $1', [world.user.id]),
      ).toHaveLength(1)
    },
    bad: { params: { id: 'address-demo-1' }, code: 40400 },
  }),
]
