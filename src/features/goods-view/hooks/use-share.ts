import { useShareAppMessage } from '@tarojs/taro'
import { useState } from 'react'
import { toUrl } from '@/navigation/navigate'
import type { LinkedRoute } from '@/navigation/routes'
import { copyText } from '@/platform/clipboard'
import { pageAddress } from '@/platform/system'

/**
 * Shares a page: a card in the mini-program, a copied link on H5.
 * @returns `copyLink` and its result, for a toast
 */
export function useShare({
  route,
  params,
  title,
}: {
  route: LinkedRoute
  params: Record<string, string>
  title: string
}) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useShareAppMessage(() => ({ title, path: toUrl(route, params) }))
  const copyLink = async () => {
    const address = pageAddress(route, params)
    setOutcome(address && (await copyText(address)) ? 'copied' : 'failed')
  }
  return {
    copyLink: () => {
      void copyLink()
    },
    outcome,
    forget: () => setOutcome(null),
  }
}
