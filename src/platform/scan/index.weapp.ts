import Taro from '@tarojs/taro'

export const canScan = true

/**
 * Scans a bar code or QR code with the camera.
 * @returns its text; null when cancelled
 */
export async function scanCode(): Promise<string | null> {
  try {
    const { result } = await Taro.scanCode({ scanType: ['barCode', 'qrCode'] })
    return result.trim() || null
  } catch {
    return null
  }
}
