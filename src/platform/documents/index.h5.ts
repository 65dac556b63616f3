import type { OpenDocument } from './types'

// a browser on a phone reads the object URL only after the press
const KEPT_MS = 60_000

/** Saves the content under the given file name. */
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
    // a refusal is an envelope, also with status 200
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/pdf')) return false
    saveFile(await answer.blob(), fileName)
    return true
  } catch {
    return false
  }
}
