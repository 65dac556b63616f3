import Taro from '@tarojs/taro'
import type { UpdateTexts } from './types'

/** Asks, once a new version of the mini-program is downloaded, whether to apply it now; applying restarts the app. */
export function checkForUpdate(texts: () => UpdateTexts): void {
  if (!Taro.canIUse('getUpdateManager')) return
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
