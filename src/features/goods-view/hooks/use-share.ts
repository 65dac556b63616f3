import { useTransient } from '@/hooks/use-toast'
import { toUrl } from '@/navigation/navigate'
import type { LinkedRoute } from '@/navigation/routes'
import { usePageShare } from '@/navigation/use-page-share'
import { copyText } from '@/platform/clipboard'
import { resolveAsset } from '@/platform/config'
import { shareAddress } from '@/platform/share-address'
import { useShareCard } from './use-share-card'

/**
 * Shares a page: a card in the mini-program and in WeChat's browser, a copied link elsewhere.
 * @returns `copyLink` and its result, for a toast
 */
export function useShare({
  route,
  params,
  title,
  text = '',
  picture = '',
}: {
  route: LinkedRoute
  params: Record<string, string>
  title: string
  /** Second line of the card in WeChat's browser. */
  text?: string
  /** Picture path from the server. */
  picture?: string
}) {
  const [outcome, show, close] = useTransient<{ isCopied: boolean }>()
  useShareCard({ title, text, url: shareAddress(route, params) ?? '', image: resolveAsset(picture) })
  usePageShare({ url: toUrl(route, params), title, picture })
  const copyLink = async () => {
    const address = shareAddress(route, params)
    show({ isCopied: address ? await copyText(address) : false })
  }
  return {
    copyLink: () => {
      void copyLink()
    },
    outcome,
    close,
  }
}
