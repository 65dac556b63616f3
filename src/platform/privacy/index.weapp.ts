import Taro from '@tarojs/taro'

type Resolve = Parameters<Taro.onNeedPrivacyAuthorization.Listener>[0]

/** Id of the consent button: WeChat checks that it was pressed. */
export const privacyButtonId = 'agree-privacy'

/** Requests that wait for the answer. */
let waiting: Resolve[] = []
const listeners = new Set<() => void>()

function settle(option: Parameters<Resolve>[0]): void {
  const answered = waiting
  waiting = []
  for (const resolve of answered) resolve(option)
  for (const listener of listeners) listener()
}

/** Registers with WeChat, so that the app can ask for consent at the first use of personal data. */
export function followPrivacy(): void {
  Taro.onNeedPrivacyAuthorization?.((resolve) => {
    waiting.push(resolve)
    resolve({ event: 'exposureAuthorization' })
    for (const listener of listeners) listener()
  })
}

export const isPrivacyAsked = (): boolean => waiting.length > 0

export function onPrivacyAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Continues the waiting requests; allowed only in response to the button. */
export const agreePrivacy = (): void => settle({ event: 'agree', buttonId: privacyButtonId })

/** Fails the waiting requests, as when the system's own permission is refused. */
export const refusePrivacy = (): void => settle({ event: 'disagree' })

/** Opens the privacy guideline registered with WeChat. */
export const readPrivacy = (): void => void Taro.openPrivacyContract({})
