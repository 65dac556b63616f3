import { useState } from 'react'
import { cardsFromPx, desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import type { Language } from '@/i18n/languages'

/** Languages with short words, in which three columns are readable on a phone. */
const COMPACT_LANGUAGES: readonly Language[] = ['zh-Hant', 'zh-Hans', 'ja']
const COMPACT_MOST = 3
/** Minimum width of a tablet for a fourth column, CSS px. */
const FOUR_FROM_PX = 720

/** Number of columns side by side. */
export const columnsPerView = ({
  count,
  width,
  lang,
  isEnlarged,
}: {
  count: number
  width: number
  lang: Language
  isEnlarged: boolean
}): number => {
  if (width >= desktopFromPx || count <= 2) return count
  if (width >= cardsFromPx) return Math.min(count, isEnlarged ? 2 : width >= FOUR_FROM_PX ? 4 : 3)
  return count <= COMPACT_MOST && COMPACT_LANGUAGES.includes(lang) && !isEnlarged ? count : 2
}

/** The columns of a step: adjacent ones, or the pinned column with each of the others in turn. */
export function columnsAt({
  count,
  perView,
  step,
  pinned,
}: {
  count: number
  perView: number
  step: number
  pinned: number | null
}): number[] {
  const all = Array.from({ length: count }, (_unused, index) => index)
  if (perView >= count) return all
  if (pinned === null) return all.slice(step, step + perView)
  return [pinned, ...all.filter((index) => index !== pinned).slice(step, step + perView - 1)]
}

/** The visible columns when not all fit: swiped in pairs, one of which may be pinned. */
export function useColumnWindow({
  count,
  lang,
  isEnlarged,
}: {
  count: number
  lang: Language
  isEnlarged: boolean
}) {
  const { width } = useWindowSize()
  const [wishedStep, setStep] = useState(0)
  const [pinned, setPinned] = useState<number | null>(null)
  const perView = columnsPerView({ count, width, lang, isEnlarged })
  const steps = count - perView + 1
  const step = Math.min(wishedStep, steps - 1)
  const kept = pinned !== null && pinned < count ? pinned : null
  return {
    columns: columnsAt({ count, perView, step, pinned: kept }),
    isPaged: steps > 1,
    step,
    steps,
    pinned: kept,
    go: (by: 1 | -1) => setStep(Math.max(0, Math.min(steps - 1, step + by))),
    pin: (index: number) => {
      setPinned(index === kept ? null : index)
      setStep(0)
    },
    reset: () => {
      setPinned(null)
      setStep(0)
    },
  }
}
export type ColumnWindow = ReturnType<typeof useColumnWindow>
