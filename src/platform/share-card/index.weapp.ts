import type { ShareCard, ShareSignature } from './types'

export type { ShareCard } from './types'

/** The mini-program shares through its own API (`useShareAppMessage`). */
export const hasShareMenu = (): boolean => false

export const setShareCard = (
  _card: ShareCard,
  _sign: (address: string) => Promise<ShareSignature | undefined>,
): Promise<void> => Promise.resolve()
