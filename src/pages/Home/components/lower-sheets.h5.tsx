import type { Notice } from '@contract/routes/content'
import type { RegionChoice } from '@/features/preferences/preferences.slice'
import { useLateCode } from '@/hooks/use-late-code'

const loadRegions = () => import(/* webpackChunkName: "home-lower" */ './region-sheet')
const loadNotices = () => import(/* webpackChunkName: "home-lower" */ './notice-sheet')

/** The sheet of regions. */
export function LowerRegionSheet(props: { region: RegionChoice; onClose: () => void }) {
  const { code } = useLateCode(loadRegions, true)
  return code ? <code.RegionSheet {...props} /> : null
}

/** The sheet of all notices. */
export function LowerNoticeSheet(props: { notices: readonly Notice[]; onClose: () => void }) {
  const { code } = useLateCode(loadNotices, true)
  return code ? <code.NoticeSheet {...props} /> : null
}
