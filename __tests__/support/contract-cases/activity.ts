import * as activity from '../../../contract/activity'
import { caseFor } from './types'

export const activityCases = [
  caseFor(activity.activityList, {
    as: 'demo',
    happy: () => ({ query: { size: '50' } }),
    bad: { query: { kind: 'nothing' } },
    expect: async (data, world) => {
      const rows = await world.query<{ kind: string; id: string }>(
        `select kind, id from (
           select 'order' as kind, id, create_time as at from order_info o where user_id = $1 and not is_deleted
             and not exists (select 1 from enterprise_order e where e.order_id = o.id)
           union all
           select 'enterprise', id, create_time from order_info o where user_id = $1 and not is_deleted
             and exists (select 1 from enterprise_order e where e.order_id = o.id)
           union all
           select 'appointment', id, create_time from order_booking
             where user_id = $1 and order_id is null and state <> 'held'
           union all select 'doctor', id, create_time from doctor_booking where user_id = $1
           union all select 'queue', id, register_time from queue_ticket where user_id = $1
         ) as made order by date_trunc('milliseconds', at) desc, kind, id limit 50`,
        [world.demo.id],
      )
      expect(data.records.map(({ kind, id }) => ({ kind, id }))).toEqual(rows)
    },
  }),
]
