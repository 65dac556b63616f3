import { lazy, Suspense } from 'react'
import { SkeletonPage } from '@/components/skeleton'

interface BlockProps { title: string }

// Below the first screen: their code comes after what is seen first
const Clinics = lazy(async () => ({ default: (await import(/* webpackChunkName: "home-lower" */ './home-clinics')).HomeClinics }))
const Articles = lazy(async () => ({ default: (await import(/* webpackChunkName: "home-lower" */ './home-articles')).HomeArticles }))

/** Clinics of the home page, loaded on their own. */
export function LowerClinics({ title }: BlockProps) {
  return <Suspense fallback={<SkeletonPage count={3} />}><Clinics title={title} /></Suspense>
}

/** Articles of the home page, loaded on their own. */
export function LowerArticles({ title }: BlockProps) {
  return <Suspense fallback={<SkeletonPage count={2} />}><Articles title={title} /></Suspense>
}
