import type { ShareLink } from './types'

/** The mini-program shares with its own button (`openType="share"`). */
export const canShareLink = (): boolean => false

export const shareLink: ShareLink = async () => false
