import type { RegionChoice } from '@/features/preferences/preferences.slice'
import type { Position } from '@/platform/location'

/** What the lower parts of the page ask for: the same argument, or it would be read twice. */
export const lowerReads = {
  packages: { size: 4 },
  articles: { size: 4 },
  /** nearest first once the person has given a position */
  shops: (region: RegionChoice, position: Position | null = null) => ({
    size: 3,
    ...(region === 'all' ? null : { region }),
    ...position,
  }),
} as const
