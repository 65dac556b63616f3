import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/button'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { useText } from '@/i18n/use-text'
import { back } from '@/navigation/navigate'

interface RemovalOptions {
  /** of the button */
  label: string
  title: string
  text: string
  isBusy: boolean
  remove: () => Promise<{ error?: unknown }>
  /** forgets what was typed about the one that is gone */
  discard: () => void
}

/** Removes what the page edits after a confirmation: its button, and its dialog for the page's overlay. */
export function useRemoval({ label, title, text, isBusy, remove, discard }: RemovalOptions) {
  const { t } = useText('pages-shopping')
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
    if (isHere.current) back()
  }
  return {
    button: (
      <Button kind="text" icon="trash" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    ),
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        tone="destructive"
        isBusy={isBusy}
        title={title}
        text={text}
        confirmText={t('recipients.remove')}
        onConfirm={() => {
          void confirm()
        }}
        onCancel={() => !isBusy && setIsAsking(false)}
      />
    ),
  }
}
