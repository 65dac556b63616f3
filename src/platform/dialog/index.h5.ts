import type { DialogHost, DialogRequest } from './types'

export type { DialogHost, DialogRequest } from './types'

let host: DialogHost | null = null
/** Dialogs that were asked for before the app could show one. */
let waiting: { request: DialogRequest; answer: (isConfirmed: boolean) => void }[] = []

/** Makes the app's own dialog component the one that is shown; null takes it away. What was asked for meanwhile is shown then. */
export function setDialogHost(next: DialogHost | null): void {
  host = next
  if (!next) return
  const asked = waiting
  waiting = []
  asked.forEach(({ request, answer }) => {
    void next(request).then(answer)
  })
}

/** Shows a dialog. @returns true on confirm, false on cancel or closing */
export function showDialog(request: DialogRequest): Promise<boolean> {
  return host
    ? host(request)
    : new Promise((answer) => {
        waiting.push({ request, answer })
      })
}
