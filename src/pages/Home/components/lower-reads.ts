import type { RegionChoice } from '@/features/preferences/preferences.slice'
import type { Position } from '@/platform/location'

/** The arguments of the lower parts' queries, shared so that nothing is requested twice. */
export const lowerReads = {
  /** without the hot sales, which are the section above, as long as there are others */
  packages: { size: 4, ascs: 'hot_sale' },
  articles: { size: 4 },
  /** nearest first once the user has shared a position */
  shops: (region: RegionChoice, position: Position | null = null) => ({
    size: 3,
    ...(region === 'all' ? null : { region }),
    ...position,
  }),
} as const
