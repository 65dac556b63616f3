import type { ShareLink } from './types'

/** Whether the browser has a share sheet; most desktop browsers do not. */
export const canShareLink = (): boolean => typeof navigator.share === 'function'

export const shareLink: ShareLink = async ({ title, url }) => {
  if (!canShareLink()) return false
  try {
    await navigator.share({ title, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
