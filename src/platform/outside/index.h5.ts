import type { OpenOutside, OutsideWay } from './types'

export const outsideWay: OutsideWay = 'open'

export const openOutside: OpenOutside = (url) => {
  // with 'noopener' as a feature the result would be null even on success
  const opened = window.open(url, '_blank')
  if (!opened) return false
  opened.opener = null
  return true
}

/** Opens the browser's print dialog. */
export const printPage = (): void => window.print()
