import type { Notice } from '@contract/routes/content'
import type { RegionChoice } from '@/features/preferences/preferences.slice'
import { NoticeSheet } from './notice-sheet'
import { RegionSheet } from './region-sheet'

/** The sheet of regions. */
export function LowerRegionSheet(props: { region: RegionChoice; onClose: () => void }) {
  return <RegionSheet {...props} />
}

/** The sheet of all notices. */
export function LowerNoticeSheet(props: { notices: readonly Notice[]; onClose: () => void }) {
  return <NoticeSheet {...props} />
}
