import { lazy, Suspense } from 'react'

// below the first screen on a desktop and absent on a phone, so kept out of the app's own script
const Footer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "site-footer" */ './footer')).Footer,
}))

/** Footer of every page on a desktop. */
export const siteFooter = (
  <Suspense fallback={null}>
    <Footer />
  </Suspense>
)
