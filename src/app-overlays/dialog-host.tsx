import { useEffect, useState } from 'react'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { type DialogRequest, setDialogHost } from '@/platform/dialog'

interface Waiting {
  request: DialogRequest
  answer: (isConfirmed: boolean) => void
}

/** Renders the dialogs requested with the platform's `showDialog`, one at a time. */
export function DialogHost() {
  const [queue, setQueue] = useState<Waiting[]>([])
  useEffect(() => {
    setDialogHost(
      (request) =>
        new Promise((answer) => {
          setQueue((waiting) => [...waiting, { request, answer }])
        }),
    )
    return () => setDialogHost(null)
  }, [])
  const first = queue[0]
  if (!first) return null
  const settle = (isConfirmed: boolean) => {
    setQueue((waiting) => waiting.slice(1))
    first.answer(isConfirmed)
  }
  const { title, text, confirmText, cancelText, tone } = first.request
  return (
    <ConfirmDialog
      isOpen
      title={title}
      text={text}
      confirmText={confirmText}
      cancelText={cancelText ?? null}
      tone={tone}
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    />
  )
}
