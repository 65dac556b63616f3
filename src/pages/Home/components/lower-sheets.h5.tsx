import { lazy, Suspense } from 'react'
import type { Notice } from '@contract/routes/content'
import type { RegionChoice } from '@/features/preferences/preferences.slice'

const Regions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-lower" */ './region-sheet')).RegionSheet,
}))
const Notices = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-lower" */ './notice-sheet')).NoticeSheet,
}))

/** The sheet of regions. */
export function LowerRegionSheet(props: { region: RegionChoice; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Regions {...props} />
    </Suspense>
  )
}

/** The sheet of all notices. */
export function LowerNoticeSheet(props: { notices: readonly Notice[]; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Notices {...props} />
    </Suspense>
  )
}
