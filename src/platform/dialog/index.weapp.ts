import Taro from '@tarojs/taro'
import type { DialogHost, DialogRequest } from './types'

export type { DialogHost, DialogRequest } from './types'

// readable on the system's light and dark dialogs
const dangerColour = '#d5483f'

/** Only the system's dialog can cover all pages of a mini-program, so the host is not used. */
export function setDialogHost(_host: DialogHost | null): void {}

/**
 * Shows a dialog.
 * @returns true on confirm, false on cancel or closing
 */
export async function showDialog({
  title,
  text,
  confirmText,
  cancelText,
  tone,
}: DialogRequest): Promise<boolean> {
  // the system truncates a button's text after four Chinese characters and rejects a longer one
  const fits = (label: string) =>
    Array.from(label).reduce((width, letter) => width + (letter.charCodeAt(0) > 255 ? 2 : 1), 0) <= 8
  const answer = await Taro.showModal({
    title,
    content: text,
    showCancel: cancelText !== undefined,
    ...(fits(confirmText) ? { confirmText } : {}),
    ...(cancelText && fits(cancelText) ? { cancelText } : {}),
    ...(tone === 'destructive' ? { confirmColor: dangerColour } : {}),
  })
  return answer.confirm
}
