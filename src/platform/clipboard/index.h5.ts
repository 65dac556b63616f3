import type { CopyText } from './types'

// Taro's own copy shows a message in Simplified Chinese in every language, and its paste returns only what
// was copied in the app
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.position = 'fixed'
  area.style.opacity = '0'
  const before = document.activeElement as HTMLElement | null
  document.body.appendChild(area)
  area.select()
  const isCopied = document.execCommand?.('copy') ?? false
  area.remove()
  before?.focus({ preventScroll: true })
  return isCopied
}

export const copyText: CopyText = async (text) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // insecure origin, or an old browser
    return copyBySelection(text)
  }
}
