import type { CopyText, PasteText } from './types'

// Taro's own copy says so in Simplified Chinese whatever the language, and its paste knows only what was copied here
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
    // no secure origin, or an old browser
    return copyBySelection(text)
  }
}

export const pasteText: PasteText = async () => {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return ''
  }
}
