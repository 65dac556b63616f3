import { useState } from 'react'
import { useShareAppMessage } from '@tarojs/taro'
import { toUrl } from '@/navigation/navigate'
import type { LinkedRoute } from '@/navigation/routes'
import { copyText } from '@/platform/clipboard'
import { pageAddress } from '@/platform/system'

/** Sharing a page: a card in the mini-program, a copied link on H5. @returns `copyLink` and what came of it, for a toast */
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
