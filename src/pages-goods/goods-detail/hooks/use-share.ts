import { useState } from 'react'
import { useShareAppMessage } from '@tarojs/taro'
import { toUrl } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { copyText } from '@/platform/clipboard'
import { pageAddress } from '@/platform/system'

/** Sharing: a card in the mini-program, a copied link on H5. @returns `copyLink` and what came of it, for a toast */
export function useShare(id: string, title: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  useShareAppMessage(() => ({ title, path: toUrl(routes.goodsDetail, { id }) }))
  const copyLink = async () => {
    const address = pageAddress(routes.goodsDetail, { id })
    setOutcome(address && await copyText(address) ? 'copied' : 'failed')
  }
  return { copyLink: () => { void copyLink() }, outcome, forget: () => setOutcome(null) }
}
