import * as activity from '../../../contract/activity'
import { dayIn } from '../order-world'
import { caseFor } from './types'

export const activityCases = [
  caseFor(activity.activityList, {
    as: 'demo',
    happy: () => ({ query: { size: '50' } }),
    bad: { query: { kind: 'nothing' } },
    expect: async (data, world) => {
      const rows = await world.query<{ kind: string; id: string; is_due: boolean }>(
        `select kind, id, is_due from (
           select 'order' as kind, id, create_time as at, (status is null and not is_paid) as is_due
             from order_info o where user_id = $1 and not is_deleted
             and not exists (select 1 from enterprise_order e where e.order_id = o.id)
           union all
           select 'enterprise', id, create_time, (status is null and not is_paid)
             from order_info o where user_id = $1 and not is_deleted
             and exists (select 1 from enterprise_order e where e.order_id = o.id)
           union all
           select 'appointment', id, create_time, false from order_booking
             where user_id = $1 and order_id is null and state <> 'held'
           union all
           select 'doctor', id, create_time, (state in ('offered', 'expired')
               or (state in ('declined', 'timedOut') and date >= $2))
             and not exists (select 1 from doctor_booking n where n.previous_id = d.id)
             from doctor_booking d where user_id = $1
           union all select 'queue', id, register_time, false from queue_ticket where user_id = $1
         ) as made order by is_due desc, date_trunc('milliseconds', at) desc, kind, id limit 50`,
        [world.demo.id, dayIn(0)],
      )
      expect(data.records.map(({ kind, id, isDue }) => ({ kind, id, is_due: isDue }))).toEqual(rows)
    },
  }),
]
