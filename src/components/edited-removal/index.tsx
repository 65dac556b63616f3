import { useEffect, useRef, useState } from 'react'
import { Button } from '../button'
import { ConfirmDialog } from '../confirm-dialog'

interface RemovalOptions {
  /** of the button */
  label: string
  title: string
  text: string
  confirmText: string
  isBusy: boolean
  remove: () => Promise<{ error?: unknown }>
  /** forgets what was typed about the one that is gone */
  discard: () => void
  /** to where it was listed */
  leave: () => void
}

/** Removes what a page edits after a confirmation: its button, and its dialog for the page's overlay. */
export function useEditedRemoval({ label, isBusy, remove, discard, leave, ...words }: RemovalOptions) {
  const [isAsking, setIsAsking] = useState(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const confirm = async () => {
    const answer = await remove()
    setIsAsking(false)
    if (answer.error) return
    discard()
    // whoever has left meanwhile must not be led away from the next page
    if (isHere.current) leave()
  }
  return {
    button: (
      <Button kind="text" icon="trash" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    ),
    dialog: (
      <ConfirmDialog
        {...words}
        isOpen={isAsking}
        tone="destructive"
        isBusy={isBusy}
        onConfirm={() => {
          void confirm()
        }}
        onCancel={() => !isBusy && setIsAsking(false)}
      />
    ),
  }
}
