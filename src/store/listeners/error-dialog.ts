import type { ApiError, ErrorText } from '@/api/api-error'
import { onReach, onRequestFailed } from '@/api/request'
import { ensureTexts, translate } from '@/i18n/engine'
import { showDialog } from '@/platform/dialog'
import { isOnline } from '@/platform/system'

let isOpen = false

async function show({ title, text }: NonNullable<ApiError['dialog']>): Promise<void> {
  await ensureTexts('errors', 'common').catch(() => undefined)
  const words = (part: ErrorText) =>
    'literal' in part ? part.literal : translate('errors', part.key, part.params)
  await showDialog({
    title: words(title),
    text: words(text),
    confirmText: translate('common', 'dialog.confirm'),
  })
}

/** Shows the dialog of a failed call; one, however many calls fail while it is open. @returns how to stop */
export function startErrorDialog(): () => void {
  // a device that is connected to what leads nowhere: told once, then the banner stands until a call arrives again
  let isLossTold = false
  const stopReach = onReach((isReached) => {
    if (isReached) isLossTold = false
  })
  const stopFailed = onRequestFailed((error, { isRead }) => {
    const isLost = error.kind === 'network'
    // the banner says it; what somebody did is still answered
    if (isRead && isLost && (isLossTold || !isOnline())) return
    if (error.silent || !error.dialog || isOpen) return
    isOpen = true
    isLossTold ||= isLost
    show(error.dialog)
      .catch(() => undefined)
      .finally(() => {
        isOpen = false
      })
  })
  return () => {
    stopReach()
    stopFailed()
  }
}
