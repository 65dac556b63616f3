import type { Activity, activityList } from '../../../../../contract/activity'
import type { DataOf } from '../../../../../contract/define-endpoint'
import type { Context } from '../../../../lib/context'
import { requireDay } from '../../../../lib/day-input'
import { activitySources, type ActivityEntry } from '../source'
import { activityKeys, cursorOf, type ActivityKey, type ActivityQuery } from './keys'

const SIZE = 12

/** Loads the entries of the keys, in their order. */
async function entriesOf(ctx: Context, keys: readonly ActivityKey[]): Promise<Activity[]> {
  const found = new Map<string, ActivityEntry>()
  for (const kind of new Set(keys.map((key) => key.kind))) {
    const ids = keys.filter((key) => key.kind === kind).map((key) => key.id)
    for (const entry of await ctx.wiring.get(activitySources, kind).entriesByIds(ctx, ids))
      found.set(`${kind} ${entry.id}`, entry)
  }
  return keys.flatMap(({ kind, id, isDue }) => {
    const entry = found.get(`${kind} ${id}`)
    return entry ? [{ ...entry, isDue }] : []
  })
}

/** A page of the user's activity: what waits for the user, then the rest, each newest first. */
export async function listActivity(
  ctx: Context,
  userId: string,
  query: ActivityQuery,
): Promise<DataOf<typeof activityList>> {
  if (query.from !== undefined) requireDay(query.from, 'from')
  if (query.to !== undefined) requireDay(query.to, 'to')
  // overdue state changes are applied first, so that no entry is outdated
  for (const source of ctx.wiring.all(activitySources).values()) await source.settle?.(ctx, { userId })
  const size = query.size ?? SIZE
  const keys = await activityKeys(ctx, userId, query, size + 1)
  const shown = keys.slice(0, size)
  const last = shown.at(-1)
  return { records: await entriesOf(ctx, shown), next: keys.length > size && last ? cursorOf(last) : null }
}
