import { lazy, Suspense, useEffect, useState } from 'react'

// below the first screen on a desktop and absent on a phone, so kept out of the app's own script
const Footer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "site-footer" */ './footer')).Footer,
}))

/** Below the first screen, so it is no part of the page that the server draws, which has 20 KB. */
function AfterFirstScreen() {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return (
    isMounted && (
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
    )
  )
}

/** Footer of every page on a desktop. */
export const siteFooter = <AfterFirstScreen />
