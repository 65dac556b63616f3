import { useState } from 'react'
import { glideMs } from '@/utils/wheel-motion'

/** The wheel's position, in items, and its animation. */
export type Motion = { position: number; from: number; durationMs: number; startedMs: number }

const resting = (position: number): Motion => ({ position, from: position, durationMs: 0, startedMs: 0 })

const gliding = (from: number, to: number): Motion => ({
  position: to,
  from,
  durationMs: glideMs(from, to),
  startedMs: Date.now(),
})

/** The motion of a wheel: animates to another index, jumps in another list, and stays wherever it is held. */
export function useWheelMotion(items: readonly unknown[], index: number, onChange: (index: number) => void) {
  const [motion, setMotion] = useState(() => resting(index))
  const [seen, setSeen] = useState({ index, items })

  if (seen.index !== index || seen.items !== items) {
    setSeen({ index, items })
    if (motion.position !== index)
      setMotion(seen.items === items ? gliding(motion.position, index) : resting(index))
  }

  return {
    motion,
    /** Holds the wheel at a position, possibly between two items. */
    hold: (position: number) => setMotion(resting(position)),
    /** Animates the wheel to an item, which is selected immediately. */
    settle: (target: number, from: number) => {
      setMotion(gliding(from, target))
      if (target !== index) onChange(target)
    },
  }
}

export type WheelMotion = ReturnType<typeof useWheelMotion>
