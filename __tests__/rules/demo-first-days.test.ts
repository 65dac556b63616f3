import { packageRows } from '../../server/demo/seed/package-rows'
import { giveAwayFirstDays, shopRows, slotRows } from '../../server/demo/seed/shop-rows'
import { vaccineRows } from '../../server/demo/seed/vaccine-rows'

const DAY_MS = 86_400_000
const week = Array.from(
  { length: 7 },
  (_, day) => new Date(Date.parse('2026-11-22T01:00:00Z') + day * DAY_MS),
)

/** The first day with a free place of each product in Hong Kong. */
function firstDays(now: Date): Map<string, string> {
  const hk = new Set(shopRows().flatMap(({ id, region }) => (region === 'HK' ? [id] : [])))
  const slots = slotRows(now, 60)
  giveAwayFirstDays(slots, now)
  const free = slots.filter(({ taken, capacity, shopId }) => taken < capacity && hk.has(shopId))
  return new Map(
    [...packageRows(now), ...vaccineRows(now)].map(({ spu, shops }) => {
      const at = new Set(shops.map(({ shopId }) => shopId))
      const days = free.filter(({ shopId, slotKind }) => slotKind === spu.slotKind && at.has(shopId))
      return [spu.id, days.map(({ date }) => date).sort()[0] ?? '']
    }),
  )
}

test.each(week)('on %s the demo products have different first days', (now) => {
  const days = [...firstDays(now).values()]
  expect(days).not.toContain('')
  const counts = days.map((day) => days.filter((other) => other === day).length)
  expect(new Set(days).size).toBeGreaterThanOrEqual(3)
  // no day is shared by nearly all
  expect(Math.max(...counts)).toBeLessThan(days.length * 0.7)
})
