import type { RegionChoice } from '@/features/preferences/preferences.slice'

/** What the lower parts of the page ask for: the same argument, or it would be read twice. */
export const lowerReads = {
  packages: { size: 4 },
  articles: { size: 4 },
  shops: (region: RegionChoice) => ({ size: 3, ...(region === 'all' ? null : { region }) })
} as const
