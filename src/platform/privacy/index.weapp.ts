import Taro from '@tarojs/taro'

type Resolve = Parameters<Taro.onNeedPrivacyAuthorization.Listener>[0]

/** Id of the button by which the person agrees: WeChat checks that it was pressed. */
export const privacyButtonId = 'agree-privacy'

/** What waits for the answer. */
let waiting: Resolve[] = []
const listeners = new Set<() => void>()

function settle(option: Parameters<Resolve>[0]): void {
  const answered = waiting
  waiting = []
  for (const resolve of answered) resolve(option)
  for (const listener of listeners) listener()
}

/** From now on WeChat lets the app ask, at the moment when something personal is used for the first time. */
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

/** Goes on with what waits; in answer to the button only. */
export const agreePrivacy = (): void => settle({ event: 'agree', buttonId: privacyButtonId })

/** What waits fails, as when the system's own permission is refused. */
export const refusePrivacy = (): void => settle({ event: 'disagree' })

/** Opens the guideline that was registered with WeChat. */
export const readPrivacy = (): void => void Taro.openPrivacyContract({})
