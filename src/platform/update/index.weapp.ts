import Taro from '@tarojs/taro'
import type { UpdateTexts } from './types'

/** The oldest base library that supports every API in use; the last one added was privacy consent. */
export const minimumBaseLibrary = '2.32.3'

const numbersOf = (version: string): number[] => version.split('.').map(Number)

/** Whether a version of the base library is older than another. */
function isOlder(version: string, than: string): boolean {
  const own = numbersOf(version)
  const different = numbersOf(than).findIndex((number, index) => number !== (own[index] ?? 0))
  return different >= 0 && (own[different] ?? 0) < (numbersOf(than)[different] ?? 0)
}

/** Shows a notice when WeChat is too old for the app, and offers its update. */
function checkBaseLibrary(texts: () => UpdateTexts): void {
  // the function itself is newer than the minimum version
  if (!isOlder(Taro.getAppBaseInfo?.().SDKVersion ?? '0', minimumBaseLibrary)) return
  const { title, outdated: content } = texts()
  void Taro.showModal({ title, content, showCancel: false }).then(() => Taro.updateWeChatApp?.({}))
}

/**
 * When a new version of the mini-program has been downloaded, asks whether to apply it now; applying restarts
 * the app.
 */
export function checkForUpdate(texts: () => UpdateTexts): void {
  checkBaseLibrary(texts)
  const manager = Taro.getUpdateManager()
  manager.onUpdateReady(() => {
    const { title, question, confirm, cancel } = texts()
    void Taro.showModal({ title, content: question, confirmText: confirm, cancelText: cancel }).then(
      (answer) => {
        if (answer.confirm) manager.applyUpdate()
      },
    )
  })
}
