import type { RegionChoice } from '@/features/preferences/preferences.slice'
import type { AppDispatch } from '@/store/reducer'
import { HomeAdvert } from './home-advert'
import { HomeArticles } from './home-articles'
import { HomeCampaigns } from './home-campaigns'
import { HomeClinics } from './home-clinics'
import { HomeMedia } from './home-media'
import { HomeQueue } from './home-queue'

interface BlockProps {
  title: string
}

/** In a mini-program each part loads its own data. */
export const readLowerBlocks = (_dispatch: AppDispatch, _region: RegionChoice): Promise<void> =>
  Promise.resolve()

/** Clinics of the home page; a mini-program loads a package as a whole. */
export function LowerClinics({ title }: BlockProps) {
  return <HomeClinics title={title} />
}

export function LowerArticles({ title }: BlockProps) {
  return <HomeArticles title={title} />
}

export function LowerMedia() {
  return <HomeMedia />
}

export function LowerCampaigns() {
  return <HomeCampaigns />
}

export function LowerAdvert() {
  return <HomeAdvert />
}

export function LowerQueue() {
  return <HomeQueue />
}
