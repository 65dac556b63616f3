import type { Day } from '@contract/rules/dates'
import { type Period, rangeOf } from '@/pages-order/order-all/periods'

test.each<[Period, Day, { from: string; to?: string }]>([
  // 30 days with the present one, and 26 weeks with it
  ['month', '2026-11-30' as Day, { from: '2026-11-01' }],
  ['month', '2026-01-05' as Day, { from: '2025-12-07' }],
  ['half', '2026-11-30' as Day, { from: '2026-06-02' }],
  ['half', '2026-01-05' as Day, { from: '2025-07-08' }],
  ['year', '2026-11-30' as Day, { from: '2026-01-01' }],
  ['year', '2026-01-01' as Day, { from: '2026-01-01' }],
  ['lastYear', '2026-01-01' as Day, { from: '2025-01-01', to: '2025-12-31' }],
])('the period %s on %s', (period, today, range) => expect(rangeOf(period, today)).toEqual(range))
