import { limits } from '@contract/constants/limits'
import type { MapAppPlace, OpenPlace } from './types'

// Android opens geo: with any installed map app; on Apple devices the system opens maps.apple.com in its app;
// elsewhere a map opens in the browser
function addressOf({ latitude, longitude, name }: MapAppPlace, device: string): string {
  const point = `${latitude},${longitude}`
  if (/android/i.test(device)) return `geo:${point}?q=${point}(${encodeURIComponent(name)})`
  if (/iphone|ipad|ipod|macintosh/i.test(device))
    return `https://maps.apple.com/?ll=${point}&q=${encodeURIComponent(name)}&z=${limits.mapZoom}`
  const view = `${limits.mapZoom}/${latitude}/${longitude}`
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${view}`
}

export const openPlace: OpenPlace = async (place) => {
  const address = addressOf(place, navigator.userAgent)
  try {
    if (address.startsWith('geo:')) {
      window.location.assign(address)
      return 'ok'
    }
    // with 'noopener' as a feature the result would be null even on success
    const opened = window.open(address, '_blank')
    if (!opened) return 'fail'
    opened.opener = null
    return 'ok'
  } catch {
    return 'fail'
  }
}
