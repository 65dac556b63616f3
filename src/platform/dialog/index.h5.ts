import Taro from '@tarojs/taro'
import type { DialogHost, DialogRequest } from './types'

export type { DialogHost, DialogRequest } from './types'

let host: DialogHost | null = null

/** Makes the app's own dialog component the one that is shown; null gives it back. */
export function setDialogHost(next: DialogHost | null): void {
  host = next
}

/** Shows a dialog. @returns true on confirm, false on cancel or closing */
export async function showDialog(request: DialogRequest): Promise<boolean> {
  if (host) return host(request)
  const { title, text, confirmText, cancelText } = request
  const answer = await Taro.showModal({ title, content: text, confirmText, showCancel: cancelText !== undefined, ...(cancelText ? { cancelText } : {}) })
  return answer.confirm
}
