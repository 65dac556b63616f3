import { HomeArticles } from './home-articles'
import { HomeClinics } from './home-clinics'

interface BlockProps { title: string }

/** Clinics of the home page; a mini-program loads a package at once. */
export function LowerClinics({ title }: BlockProps) {
  return <HomeClinics title={title} />
}

/** Articles of the home page. */
export function LowerArticles({ title }: BlockProps) {
  return <HomeArticles title={title} />
}
