import type { Activity } from '../../../../contract/activity'
import type { Context } from '../../../lib/context'
import { defineNeed } from '../../../lib/wiring'

/** An entry without its place in the list, which the list decides. */
export type ActivityEntry = Omit<Activity, 'isDue'>

/** A source of entries of one kind for a user's activity. */
export interface ActivitySource {
  /** Applies overdue state changes, so that no entry is outdated. */
  settle?(ctx: Context, of: { userId: string }): Promise<unknown>
  entriesByIds(ctx: Context, ids: readonly string[]): Promise<ActivityEntry[]>
}

/** Implemented for each kind of activity by the module that owns it. */
export const activitySources = defineNeed<ActivitySource>('activity')
