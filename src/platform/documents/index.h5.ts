import type { OpenDocument } from './types'

// a browser on a phone reads the address after the press
const KEPT_MS = 60_000

/** Saves what is there under a name of its own. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.appendChild(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

export const openDocument: OpenDocument = async ({ url, headers, fileName }) => {
  try {
    const answer = await fetch(url, { headers })
    // a refusal is an envelope, with status 200 too
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/pdf')) return false
    saveFile(await answer.blob(), fileName)
    return true
  } catch {
    return false
  }
}
