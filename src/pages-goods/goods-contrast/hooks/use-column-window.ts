import { useState } from 'react'
import { desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import type { Language } from '@/i18n/languages'

/** Short words: three columns of them are readable on a phone. */
const COMPACT_LANGUAGES: readonly Language[] = ['zh-Hant', 'zh-Hans', 'ja']
const COMPACT_MOST = 3

/** How many columns stand side by side. */
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
  return count <= COMPACT_MOST && COMPACT_LANGUAGES.includes(lang) && !isEnlarged ? count : 2
}

/** The columns of a step: neighbours, or with a pinned column that one and each of the others in turn. */
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
  const other = all.filter((index) => index !== pinned)[step]
  return other === undefined ? [pinned] : [pinned, other]
}

/** Which columns are shown when they do not all fit: swiped by pairs, one of which may be pinned. */
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
