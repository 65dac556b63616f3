import type { ApiError, ErrorText } from '@/api/api-error'
import { onReach, onRequestFailed } from '@/api/request'
import { ensureTexts, hasTexts, translate } from '@/i18n/engine'
import { showDialog } from '@/platform/dialog'
import { isOnline } from '@/platform/system'
import { onUntoldRead } from './failed-reads'

let isOpen = false

async function show({ title, text }: NonNullable<ApiError['dialog']>): Promise<void> {
  await ensureTexts('errors', 'common').catch(() => undefined)
  // the error texts may not be loaded when offline; the common texts always are
  const words = (part: ErrorText, common: 'offline.lost' | 'failed.text') => {
    if ('literal' in part) return part.literal
    if (!hasTexts('errors')) return translate('common', common)
    // a browser's own message is in English and does not help the user
    const params = isOnline() ? part.params : { ...part.params, text: translate('common', 'offline.lost') }
    return translate('errors', part.key, params)
  }
  await showDialog({
    title: words(title, 'offline.lost'),
    text: words(text, 'failed.text'),
    confirmText: translate('common', 'dialog.confirm'),
  })
}

/**
 * Shows the dialog of a failed call: one, however many calls fail while it is open, and none for a read whose
 * failure the page shows itself.
 * @returns a function that stops it
 */
export function startErrorDialog(): () => void {
  // online, but the server is unreachable: one dialog, then only the banner until a call succeeds
  let isLossTold = false
  const stopReach = onReach((isReached) => {
    if (isReached) isLossTold = false
  })
  const tell = (error: ApiError, isRead: boolean) => {
    const isLost = error.kind === 'network'
    // the banner covers failed reads; a failed action still gets its dialog
    if (isRead && isLost && (isLossTold || !isOnline())) return
    if (error.silent || !error.dialog || isOpen) return
    isOpen = true
    isLossTold ||= isLost
    show(error.dialog)
      .catch(() => undefined)
      .finally(() => {
        isOpen = false
      })
  }
  const stops = [
    stopReach,
    onUntoldRead((error) => tell(error, true)),
    onRequestFailed((error, { isRead, isQuery }) => {
      if (!isQuery) tell(error, isRead)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
