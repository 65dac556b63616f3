import Taro from '@tarojs/taro'

/** Opens the dialler. @returns false when the person cancelled or the device cannot call */
export async function callPhone(phoneNumber: string): Promise<boolean> {
  try {
    await Taro.makePhoneCall({ phoneNumber })
    return true
  } catch {
    return false
  }
}
