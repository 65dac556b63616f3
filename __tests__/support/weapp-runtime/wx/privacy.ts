import type { CallbackOptions, RuntimeRecord } from '../types'
import { refuse } from './settle'

/** Functions that WeChat runs only after consent to the privacy guideline. */
export const privacyFunctions = [
  'getLocation',
  'getFuzzyLocation',
  'chooseLocation',
  'chooseMedia',
  'chooseImage',
  'chooseVideo',
  'chooseMessageFile',
  'saveImageToPhotosAlbum',
  'saveVideoToPhotosAlbum',
  'setClipboardData',
  'getClipboardData',
  'addPhoneCalendar',
  'addPhoneRepeatCalendar',
  'addPhoneContact',
  'chooseAddress',
  'chooseContact',
  'getWeRunData',
  'startRecord',
  'createCameraContext',
] as const

/** Events of native parts that also wait for consent, with their payload after a refusal. */
const privacyEvents: Record<string, object | null> = {
  getphonenumber: { errMsg: 'getPhoneNumber:fail privacy permission is not authorized' },
  chooseavatar: null,
}

interface Answer {
  event: 'exposureAuthorization' | 'agree' | 'disagree'
  buttonId?: string
}
type Listener = (resolve: (answer: Answer) => void, info: { referrer: string }) => void

/** WeChat returns a promise when no callbacks are passed; Taro passes unknown functions through. */
function answered(
  options: CallbackOptions | undefined,
  work: (given: CallbackOptions) => void,
): Promise<unknown> | undefined {
  if (options?.success || options?.fail || options?.complete) {
    work(options)
    return undefined
  }
  return new Promise((success, fail) => work({ ...options, success, fail }))
}

/** The consent itself: its state, its requests, and the calls that wait for it. */
function createConsent(record: RuntimeRecord, isAgreedBefore: boolean) {
  let isAgreed = isAgreedBefore
  let listener: Listener | null = null
  const pressed = new Set<string>()
  const asks: string[] = []
  return {
    asks,
    isAgreed: () => isAgreed,
    listen(given: Listener): void {
      listener = given
    },
    press(buttonId: string): void {
      pressed.add(buttonId)
      isAgreed = true
    },
    ask(referrer: string, go: () => void, fail: () => void): void {
      if (isAgreed) return go()
      asks.push(referrer)
      if (!listener) {
        record.errors.push(new Error(`${referrer} is used, and the app does not ask for consent`))
        return fail()
      }
      let isSettled = false
      listener(
        ({ event, buttonId = '' }) => {
          if (event === 'exposureAuthorization' || isSettled) return
          if (event === 'agree' && !pressed.has(buttonId)) {
            record.errors.push(new Error(`"${buttonId}" is no button for agreeing that was pressed`))
            return
          }
          isSettled = true
          if (event === 'agree') go()
          else fail()
        },
        { referrer },
      )
    },
  }
}
type Consent = ReturnType<typeof createConsent>

/** Wraps a function of wx that waits for consent. */
const waiting =
  (consent: Consent, name: string, work: (given: CallbackOptions) => void) => (options?: CallbackOptions) =>
    answered(options, (given) =>
      consent.ask(
        name,
        () => work(given),
        () => refuse(given, name, 'privacy permission is not authorized'),
      ),
    )

/**
 * WeChat's consent for the mini-program: calls for personal data wait until a button for consent is pressed,
 * and fail after a refusal.
 */
export function createPrivacy(record: RuntimeRecord, isAgreedBefore: boolean) {
  const consent = createConsent(record, isAgreedBefore)
  const guarded = (wx: Record<string, unknown>): Record<string, unknown> => {
    const functions = privacyFunctions.flatMap((name) => {
      const work = wx[name]
      return typeof work === 'function'
        ? [[name, waiting(consent, name, work as (given: CallbackOptions) => void)] as const]
        : []
    })
    return {
      ...wx,
      ...Object.fromEntries(functions),
      onNeedPrivacyAuthorization: consent.listen,
      getPrivacySetting: (options?: CallbackOptions) =>
        options?.success?.({ needAuthorization: !consent.isAgreed(), privacyContractName: 'guideline' }),
      openPrivacyContract: () => {
        record.navigations.push({ mode: 'openPrivacyContract', url: '' })
      },
    }
  }

  return {
    guarded,
    /** Calls that required consent, in order. */
    asks: consent.asks,
    /** Presses the native button for consent. */
    press: consent.press,
    /** Delays an event of a native part with personal data until consent. */
    beforeEvent(type: string, send: (detail?: object) => void): void {
      const refused = privacyEvents[type]
      if (refused === undefined) return send()
      consent.ask(
        `button.${type}`,
        () => send(),
        () => {
          if (refused) send(refused)
        },
      )
    },
  }
}
