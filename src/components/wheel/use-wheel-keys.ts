import { useRef } from 'react'
import { keyTarget, typeAheadTarget } from '@/utils/wheel-motion'

const TYPE_AHEAD_MS = 800

type KeyPress = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  preventDefault: () => void
}

interface WheelKeysOptions {
  items: readonly { label: string; typed?: string }[]
  index: number
  onTarget: (index: number) => void
  onEnter: (() => void) | undefined
}

/** Keys of a focused wheel: arrows, Page, Home, End and typing turn it, Enter is passed on. */
export function useWheelKeys({ items, index, onTarget, onEnter }: WheelKeysOptions) {
  const typed = useRef({ text: '', atMs: 0 })

  const typeAhead = (key: string): number | null => {
    const nowMs = Date.now()
    const text = (nowMs - typed.current.atMs < TYPE_AHEAD_MS ? typed.current.text : '') + key
    typed.current = { text, atMs: nowMs }
    const words = items.map((item) => item.typed ?? item.label)
    const found = typeAheadTarget(text, words, index)
    return found < 0 ? null : found
  }

  return (event: KeyPress) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Enter' && onEnter) {
      event.preventDefault()
      onEnter()
      return
    }
    const isTyped = key.length === 1 && key !== ' '
    const target = keyTarget(key, index, items.length) ?? (isTyped ? typeAhead(key) : null)
    if (target === null) return
    event.preventDefault()
    onTarget(target)
  }
}
