import Taro from '@tarojs/taro'
import { useCallback, useSyncExternalStore } from 'react'

export type WindowSize = { width: number; height: number }

/** Window size when the runtime has no window (unit tests): a phone of the design's base width. */
const BASE_SIZE: WindowSize = { width: 375, height: 667 }

/** Minimum window width of the tablet layouts, CSS px. */
export const tabletFromPx = 600
const isH5 = process.env.TARO_ENV === 'h5'
/** Above this width a design px keeps its size, CSS px (WeChat: rpxCalcMaxDeviceWidth). */
const scaledUntilPx = 960
/**
 * Minimum window width of the desktop layouts, CSS px. The mini-program has none: a wide window shows a phone's page
 * in its middle.
 */
export const desktopFromPx = isH5 ? 960 : Infinity
/**
 * Minimum window width for picture cards in columns, CSS px. The mini-program scales a phone's page up to a
 * tablet.
 */
export const cardsFromPx = isH5 ? tabletFromPx : desktopFromPx

// reading the size forces a layout, so it is read once and again on resize
let known: WindowSize | null = null
const followers = new Set<() => void>()

function readSize(): WindowSize {
  const info = Taro.getWindowInfo?.()
  return info && info.windowWidth > 0 ? { width: info.windowWidth, height: info.windowHeight } : BASE_SIZE
}

function onResize(): void {
  known = readSize()
  followers.forEach((follow) => follow())
}

function currentSize(): WindowSize {
  if (!known) {
    known = readSize()
    Taro.onWindowResize?.(onResize)
  }
  return known
}

/** The window's size in CSS px, updated while `isActive`. */
export function useWindowSize(isActive = true): WindowSize {
  const subscribe = useCallback(
    (follow: () => void) => {
      if (isActive) followers.add(follow)
      return () => {
        followers.delete(follow)
      }
    },
    [isActive],
  )
  return useSyncExternalStore(subscribe, currentSize, currentSize)
}

/** CSS px of one design px (750 wide): in wider windows a page is laid out as at 375. */
export const designPxScale = (windowWidth: number): number =>
  (windowWidth > scaledUntilPx ? 375 : windowWidth) / 750
