import { useEffect, useState } from 'react'
import Taro from '@tarojs/taro'

export type WindowSize = { width: number; height: number }

/** The stage a page starts from when the runtime cannot say (unit tests): a phone of the design's base width. */
const BASE_SIZE: WindowSize = { width: 375, height: 667 }

function currentSize(): WindowSize {
  const info = Taro.getWindowInfo?.()
  return info && info.windowWidth > 0 ? { width: info.windowWidth, height: info.windowHeight } : BASE_SIZE
}

/** The window's size in CSS px, followed while `isActive`. */
export function useWindowSize(isActive = true): WindowSize {
  const [size, setSize] = useState(currentSize)
  useEffect(() => {
    if (!isActive) return undefined
    const follow = () => setSize(currentSize())
    follow()
    Taro.onWindowResize?.(follow)
    return () => Taro.offWindowResize?.(follow)
  }, [isActive])
  return size
}

/** CSS px of one design px (750 wide): past 960 px of width a page is laid out as at 375. */
export const designPxScale = (windowWidth: number): number => (windowWidth > 960 ? 375 : windowWidth) / 750
