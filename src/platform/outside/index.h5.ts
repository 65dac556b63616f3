import type { OpenOutside, OutsideWay } from './types'

export const outsideWay: OutsideWay = 'open'

export const openOutside: OpenOutside = (url) => {
  // 'noopener' as a feature would make the answer null even when it opened
  const opened = window.open(url, '_blank')
  if (!opened) return false
  opened.opener = null
  return true
}

/** Opens the browser's print dialog. */
export const printPage = (): void => window.print()
