import Taro from '@tarojs/taro'

/**
 * Opens the dialler with a number in any notation.
 * @returns false when the user cancelled or the device cannot call
 */
export async function callPhone(phoneNumber: string): Promise<boolean> {
  try {
    await Taro.makePhoneCall({ phoneNumber: phoneNumber.replace(/[^+\d]/g, '') })
    return true
  } catch {
    return false
  }
}
