import { useLateCode } from '@/hooks/use-late-code'
import { ensureTexts } from '@/i18n/engine'

/** Code and texts of the footer: most pages have other texts than the main package's. */
const load = async () => {
  const [{ Footer }] = await Promise.all([
    import(/* webpackChunkName: "site-footer" */ './footer'),
    ensureTexts('main'),
  ])
  return Footer
}

/**
 * Below the first screen on a desktop and absent on a phone: no part of the page that the server draws, which has
 * 20 KB, nor of the app's own script.
 */
function LateFooter() {
  const { code: Footer } = useLateCode(load, false)
  return Footer ? <Footer /> : null
}

/** Footer of every page on a desktop. */
export const siteFooter = <LateFooter />
