import type { Realm } from '../realm'
import type { CallbackOptions } from '../types'
import { ok } from './settle'

const phone = {
  platform: 'devtools',
  SDKVersion: '3.7.0',
  version: '8.0.50',
  brand: 'Apple',
  model: 'iPhone 13',
  system: 'iOS 17.0',
  language: 'zh_CN',
  theme: 'light',
  pixelRatio: 2,
  windowWidth: 375,
  windowHeight: 667,
  screenWidth: 375,
  screenHeight: 667,
  statusBarHeight: 20,
  fontSizeSetting: 16,
  safeArea: { top: 20, bottom: 667, left: 0, right: 375, width: 375, height: 647 },
}

export type Phone = typeof phone

interface DeviceOptions {
  realm: () => Realm
  overrides: Partial<Phone>
  launch: object
}

/** Information about the device, the client and the mini-program itself. */
export function createDevice({ realm, overrides, launch }: DeviceOptions) {
  const all = () => realm().clone({ ...phone, ...overrides })
  const update = { onCheckForUpdate() {}, onUpdateReady() {}, onUpdateFailed() {}, applyUpdate() {} }
  return {
    env: { USER_DATA_PATH: 'wxfile://usr' },
    cloud: undefined,
    canIUse: () => true,
    getSystemInfoSync: all,
    getSystemInfo: (options?: CallbackOptions) => ok(options, 'getSystemInfo', all()),
    getSystemInfoAsync: (options?: CallbackOptions) => ok(options, 'getSystemInfoAsync', all()),
    getWindowInfo: all,
    getDeviceInfo: all,
    getAppBaseInfo: () => realm().clone({ ...phone, ...overrides, host: { env: 'WeChat' } }),
    getSystemSetting: () => realm().clone({ locationEnabled: true, wifiEnabled: true }),
    getAppAuthorizeSetting: () => realm().clone({}),
    getAccountInfoSync: () =>
      realm().clone({ miniProgram: { appId: 'wx0000000000000000', envVersion: 'develop', version: '' } }),
    getLaunchOptionsSync: () => realm().clone(launch),
    getEnterOptionsSync: () => realm().clone(launch),
    getMenuButtonBoundingClientRect: () =>
      realm().clone({ top: 24, bottom: 56, left: 278, right: 365, width: 87, height: 32 }),
    getUpdateManager: () => update,
    base64ToArrayBuffer: (text: string) => Uint8Array.from(Buffer.from(text, 'base64')).buffer,
    arrayBufferToBase64: (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64'),
    login: (options?: CallbackOptions) => ok(options, 'login', { code: 'sandbox-code' }),
  }
}
