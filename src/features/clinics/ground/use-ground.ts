import { useEffect, useState } from 'react'
import { useText } from '@/i18n/use-text'
import { type Ground, loadGround } from './ground'

/** How long streets are waited for: they come in the same moment where a server has them. */
const STREETS_MS = 800

/**
 * The ground of a map that has no streets, or whose streets do not arrive; null until it is loaded, and while it is
 * not wanted. A map without it still shows its places.
 * @param streets whether streets may come, and whether they are there
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
