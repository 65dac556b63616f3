import { lazy, Suspense } from 'react'
import { SkeletonPage } from '@/components/skeleton'
import type { RegionChoice } from '@/features/preferences/preferences.slice'
import type { AppDispatch } from '@/store/reducer'

interface BlockProps {
  title: string
}

// Below the first screen: their code is loaded after the visible part
const Clinics = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-lower" */ './home-clinics')).HomeClinics,
}))
const Articles = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-lower" */ './home-articles')).HomeArticles,
}))

const Media = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-lower" */ './home-media')).HomeMedia,
}))
const Campaigns = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-lower" */ './home-campaigns')).HomeCampaigns,
}))
const Advert = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-lower" */ './home-advert')).HomeAdvert,
}))

const Queue = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-queue" */ './home-queue')).HomeQueue,
}))

/**
 * Loads code and data of everything below the first screen.
 * @throws when the code cannot be loaded
 */
export async function readLowerBlocks(dispatch: AppDispatch, region: RegionChoice): Promise<void> {
  const { readLower } = await import(/* webpackChunkName: "home-lower" */ './read-lower')
  await readLower(dispatch, region)
}

/** Clinics of the home page, lazily loaded. */
export function LowerClinics({ title }: BlockProps) {
  return (
    <Suspense fallback={<SkeletonPage count={3} />}>
      <Clinics title={title} />
    </Suspense>
  )
}

/** Articles of the home page, lazily loaded. */
export function LowerArticles({ title }: BlockProps) {
  return (
    <Suspense fallback={<SkeletonPage count={2} />}>
      <Articles title={title} />
    </Suspense>
  )
}

/** Picture sections and videos, lazily loaded. */
export function LowerMedia() {
  return (
    <Suspense fallback={null}>
      <Media />
    </Suspense>
  )
}

/** Running campaigns, lazily loaded. */
export function LowerCampaigns() {
  return (
    <Suspense fallback={null}>
      <Campaigns />
    </Suspense>
  )
}

/** The hovering advert, an overlay that does not delay the page. */
export function LowerAdvert() {
  return (
    <Suspense fallback={null}>
      <Advert />
    </Suspense>
  )
}

/** The open ticket of a signed-in account; does not delay the page. */
export function LowerQueue() {
  return (
    <Suspense fallback={null}>
      <Queue />
    </Suspense>
  )
}
