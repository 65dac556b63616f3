import type { AppJson, CallbackOptions, RuntimeRecord } from '../types'
import { ok, refuse } from './settle'

/** Functions that only succeed here. Taro exposes the own keys of `wx`, so each must be listed. */
const quiet = [
  'setNavigationBarTitle',
  'setNavigationBarColor',
  'showNavigationBarLoading',
  'hideNavigationBarLoading',
  'hideHomeButton',
  'setTabBarItem',
  'setTabBarStyle',
  'setTabBarBadge',
  'removeTabBarBadge',
  'showTabBarRedDot',
  'hideTabBarRedDot',
  'showTabBar',
  'hideTabBar',
  'showLoading',
  'hideLoading',
  'hideToast',
  'pageScrollTo',
  'hideKeyboard',
  'setBackgroundColor',
  'setBackgroundTextStyle',
  'setKeepScreenOn',
  'vibrateShort',
  'vibrateLong',
  'showShareMenu',
  'hideShareMenu',
  'updateShareMenu',
  'previewImage',
  'saveImageToPhotosAlbum',
  'makePhoneCall',
  'openLocation',
  'openDocument',
  'addPhoneCalendar',
  'authorize',
  'openSetting',
  'requestSubscribeMessage',
  'requestPayment',
]

const listeners = [
  'AppShow',
  'AppHide',
  'Error',
  'PageNotFound',
  'UnhandledRejection',
  'ThemeChange',
  'NetworkStatusChange',
  'WindowResize',
  'KeyboardHeightChange',
  'AudioInterruptionBegin',
  'AudioInterruptionEnd',
  'MemoryWarning',
  'UserCaptureScreen',
]

type Answering = (options?: CallbackOptions) => void

/** Answers of a device without location, camera or clipboard. */
export function createPlainAnswers(
  record: RuntimeRecord,
  app: AppJson,
  route: () => string,
): Record<string, unknown> {
  const located = (name: string, position: object) => (options?: CallbackOptions) =>
    app.requiredPrivateInfos?.includes(name) && app.permission?.['scope.userLocation']
      ? ok(options, name, position)
      : refuse(
          options,
          name,
          'the api need to be declared in the requiredPrivateInfos field in app.json/ext.json',
        )
  let clipboard = ''
  const answers: Record<string, Answering> = Object.fromEntries(
    quiet.map((name) => [
      name,
      (options) => {
        if (/Bar|^setBackground/.test(name)) {
          const { success: _success, fail: _fail, complete: _complete, ...told } = options ?? {}
          record.bars.push({ name, route: route(), options: { ...told } })
        }
        ok(options, name)
      },
    ]),
  )
  const events = Object.fromEntries(
    listeners.flatMap((name) => [
      [`on${name}`, () => {}],
      [`off${name}`, () => {}],
    ]),
  )
  return {
    ...answers,
    ...events,
    createMapContext: () => ({ moveToLocation() {}, getScale() {} }),
    getSetting: (options?: CallbackOptions) => ok(options, 'getSetting', { authSetting: {} }),
    getLocation: located('getLocation', { latitude: 22.2819, longitude: 114.1582, accuracy: 30 }),
    getFuzzyLocation: located('getFuzzyLocation', { latitude: 22.28, longitude: 114.16 }),
    getClipboardData: (options?: CallbackOptions) => ok(options, 'getClipboardData', { data: clipboard }),
    setClipboardData(options?: CallbackOptions) {
      clipboard = String(options?.data ?? '')
      ok(options, 'setClipboardData')
    },
    openEmbeddedMiniProgram(options?: CallbackOptions) {
      record.navigations.push({ mode: 'openEmbeddedMiniProgram', url: String(options?.appId ?? '') })
      ok(options, 'openEmbeddedMiniProgram')
    },
  }
}
