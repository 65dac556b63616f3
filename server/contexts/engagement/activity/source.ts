import type { Activity } from '../../../../contract/activity'
import type { Context } from '../../../lib/context'
import { defineNeed } from '../../../lib/wiring'

/** Entries of one kind in the list of everything a user did. */
export interface ActivitySource {
  /** Applies overdue changes of state, so that no entry is out of date. */
  settle?(ctx: Context, of: { userId: string }): Promise<unknown>
  entriesByIds(ctx: Context, ids: readonly string[]): Promise<Activity[]>
}

/** Implemented for each kind of activity by the module that keeps it. */
export const activitySources = defineNeed<ActivitySource>('activity')
