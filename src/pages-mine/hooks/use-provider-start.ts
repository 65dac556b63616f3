import { useState } from 'react'
import type { PageProviderName } from '@contract/constants/enums'
import { linkBelow } from '@/navigation/page-below'
import { useSocialStartMutation } from '@/pages-mine/api/provider-visits.api'
import { newBrowserKey, readVisit, visitProvider } from '@/platform/provider-visit'
import { giveConsent, hasConsent } from '@/platform/storage'

/** Redirects the browser to a provider's page, with the page to return to: by default the one below this one. */
export function useProviderStart() {
  const [ask] = useSocialStartMutation()
  const [hasFailed, setHasFailed] = useState(false)
  const start = async (provider: PageProviderName, returnTo?: string): Promise<void> => {
    setHasFailed(false)
    const browserKey = newBrowserKey()
    const { data } = await ask({ provider, browserKey })
    if (!data) return setHasFailed(true)
    // The agreement is ticked by now; input made without it would be lost with this page.
    if (!hasConsent()) giveConsent()
    visitProvider(data.authorizeUrl, {
      provider,
      browserKey,
      returnTo: returnTo ?? (linkBelow() || (readVisit()?.returnTo ?? '')),
    })
  }
  return { start, hasFailed }
}
