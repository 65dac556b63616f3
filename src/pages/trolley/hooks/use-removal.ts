import { useState } from 'react'
import type { CartLine } from '@contract/routes/cart'
import { useText } from '@/i18n/use-text'
import { isSetApart } from '../cart-parts'
import type { useCart } from './use-cart'

/** A message of the snack bar, with undo where possible. */
interface CartNote {
  text: string
  undo?: () => Promise<boolean>
}

const both = (one: () => Promise<boolean>, other: () => Promise<boolean>) => async () => {
  const isBack = await one()
  return (await other()) && isBack
}

/** Removes lines, with undo for those that can be restored. */
export function useRemoval(cart: Pick<ReturnType<typeof useCart>, 'remove'>, flush: () => Promise<unknown>) {
  const { t } = useText('pages/trolley')
  const [note, setNote] = useState<CartNote | null>(null)
  const remove = async (lines: readonly CartLine[]) => {
    await flush()
    const undo = await cart.remove(lines)
    if (!undo) return
    const canUndo = lines.every((line) => !isSetApart(line))
    setNote({ text: t('cart.removed', { count: lines.length }), ...(canUndo ? { undo } : null) })
  }
  const undo = async () => {
    const restore = note?.undo
    if (!restore) return
    const isBack = await restore()
    setNote((now) => {
      // the message may be about another removed line by then, whose undo must stay
      const other = now === note ? undefined : now
      if (isBack) return other ?? null
      return { text: t('cart.notSaved'), undo: other?.undo ? both(restore, other.undo) : restore }
    })
  }
  return { note, setNote, remove, undo }
}
