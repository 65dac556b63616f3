import { lazy, Suspense } from 'react'
import type { Notice } from '@contract/content'
import { SkeletonPage } from '@/components/skeleton'
import type { RegionChoice } from '@/features/preferences/preferences.slice'
import type { AppDispatch } from '@/store/store'

interface BlockProps {
  title: string
}

// Below the first screen: their code comes after what is seen first
const Clinics = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-lower" */ './home-clinics')).HomeClinics,
}))
const Articles = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-lower" */ './home-articles')).HomeArticles,
}))

const Media = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-lower" */ './home-media')).HomeMedia,
}))
const Advert = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-lower" */ './home-advert')).HomeAdvert,
}))
const Regions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-lower" */ './region-sheet')).RegionSheet,
}))
const Notices = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-lower" */ './notice-sheet')).NoticeSheet,
}))

/** Loads the code and reads the data of everything below the first screen. @throws when the code cannot be loaded */
export async function readLowerBlocks(dispatch: AppDispatch, region: RegionChoice): Promise<void> {
  const { readLower } = await import(/* webpackChunkName: "home-lower" */ './read-lower')
  await readLower(dispatch, region)
}

/** Clinics of the home page, loaded on their own. */
export function LowerClinics({ title }: BlockProps) {
  return (
    <Suspense fallback={<SkeletonPage count={3} />}>
      <Clinics title={title} />
    </Suspense>
  )
}

/** Articles of the home page, loaded on their own. */
export function LowerArticles({ title }: BlockProps) {
  return (
    <Suspense fallback={<SkeletonPage count={2} />}>
      <Articles title={title} />
    </Suspense>
  )
}

/** Picture sections and films, loaded on their own. */
export function LowerMedia() {
  return (
    <Suspense fallback={null}>
      <Media />
    </Suspense>
  )
}

/** The hovering advert: it lies over the page, so nothing waits for it. */
export function LowerAdvert() {
  return (
    <Suspense fallback={null}>
      <Advert />
    </Suspense>
  )
}

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
