import type { DialogHost, DialogRequest } from './types'

export type { DialogHost, DialogRequest } from './types'

let host: DialogHost | null = null
/** Dialogs requested before a host was registered. */
let waiting: { request: DialogRequest; answer: (isConfirmed: boolean) => void }[] = []

/** Registers the app's dialog component, and shows the dialogs requested before; null removes it. */
export function setDialogHost(next: DialogHost | null): void {
  host = next
  if (!next) return
  const asked = waiting
  waiting = []
  asked.forEach(({ request, answer }) => {
    void next(request).then(answer)
  })
}

/**
 * Shows a dialog.
 * @returns true on confirm, false on cancel or closing
 */
export function showDialog(request: DialogRequest): Promise<boolean> {
  return host
    ? host(request)
    : new Promise((answer) => {
        waiting.push({ request, answer })
      })
}
