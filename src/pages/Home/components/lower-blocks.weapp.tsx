import type { Notice } from '@contract/content'
import type { RegionChoice } from '@/features/preferences/preferences.slice'
import type { AppDispatch } from '@/store/store'
import { HomeAdvert } from './home-advert'
import { HomeArticles } from './home-articles'
import { HomeClinics } from './home-clinics'
import { HomeMedia } from './home-media'
import { NoticeSheet } from './notice-sheet'
import { RegionSheet } from './region-sheet'

interface BlockProps {
  title: string
}

/** A mini-program reads with each part. */
export const readLowerBlocks = (_dispatch: AppDispatch, _region: RegionChoice): Promise<void> =>
  Promise.resolve()

/** Clinics of the home page; a mini-program loads a package at once. */
export function LowerClinics({ title }: BlockProps) {
  return <HomeClinics title={title} />
}

/** Articles of the home page. */
export function LowerArticles({ title }: BlockProps) {
  return <HomeArticles title={title} />
}

/** Picture sections and films. */
export function LowerMedia() {
  return <HomeMedia />
}

/** The hovering advert. */
export function LowerAdvert() {
  return <HomeAdvert />
}

/** The sheet of regions. */
export function LowerRegionSheet(props: { region: RegionChoice; onClose: () => void }) {
  return <RegionSheet {...props} />
}

/** The sheet of all notices. */
export function LowerNoticeSheet(props: { notices: readonly Notice[]; onClose: () => void }) {
  return <NoticeSheet {...props} />
}
