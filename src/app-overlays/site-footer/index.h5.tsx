import { lazy, Suspense } from 'react'

// below the first screen of a desktop, and on no phone: no part of the app's own script
const Footer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "site-footer" */ './footer')).Footer,
}))

/** The end of every page on a desktop. */
export const siteFooter = (
  <Suspense fallback={null}>
    <Footer />
  </Suspense>
)
