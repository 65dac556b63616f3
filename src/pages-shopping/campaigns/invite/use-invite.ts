import { useState } from 'react'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'
import { toUrl } from '@/navigation/navigate'
import type { LinkedRoute } from '@/navigation/routes'
import { usePageShare } from '@/navigation/use-page-share'
import { copyText } from '@/platform/clipboard'
import { canShareLink, shareLink } from '@/platform/share'
import { pageAddress } from '@/platform/system'

/** Target and texts of an invitation. */
export interface InviteOf {
  route: LinkedRoute
  params: Record<string, string>
  title: string
  /** Picture path from the server. */
  picture: string
}

/** Invites friends: a card in the mini-program; in the browser its share sheet, or a copied link. */
export function useInvite({ route, params, title, picture }: InviteOf) {
  const { t } = useText('pages-shopping')
  const [isOpen, setIsOpen] = useState(false)
  const [toast, say] = useToast()
  usePageShare({ url: toUrl(route, params), title, picture })
  // absent in the mini-program, which shares cards instead
  const address: string | undefined = pageAddress(route, params)
  const copy = async () => {
    const isCopied = address !== undefined && (await copyText(address))
    say(t(isCopied ? 'campaign.invite.copied' : 'campaign.invite.notCopied'))
  }
  return {
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    toast,
    canShare: canShareLink(),
    share: () => {
      if (address !== undefined) void shareLink({ title, url: address })
    },
    copy: () => void copy(),
  }
}
export type Invite = ReturnType<typeof useInvite>
