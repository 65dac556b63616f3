import { useEffect, useState } from 'react'
import { useText } from '@/i18n/use-text'
import { type Ground, loadGround } from './ground'

/** Delay before the ground is loaded: streets from the server usually arrive sooner. */
const STREETS_MS = 800

/**
 * The ground of a map without streets, or whose streets fail to load; null until loaded and while streets are shown.
 * A map without it still shows its places.
 * @param streets whether streets are configured, and whether they are visible
 */
export function useGround(streets: { mayCome: boolean; areShown: boolean }): Ground | null {
  const { lang } = useText('common')
  const [ground, setGround] = useState<Ground | null>(null)
  const waitMs = streets.mayCome ? STREETS_MS : 0
  useEffect(() => {
    if (streets.areShown) return undefined
    let isWanted = true
    const timer = setTimeout(() => {
      loadGround(lang)
        .then((loaded) => isWanted && setGround(loaded))
        .catch(() => undefined)
    }, waitMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [lang, streets.areShown, waitMs])
  return streets.areShown ? null : ground
}
