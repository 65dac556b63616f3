import { useEffect } from 'react'
import { ActionSheet } from '@/components/action-sheet'
import { Toast } from '@/components/toast'
import { useContact } from '@/features/shop-config/hooks/use-contact'
import { useLatest } from '@/hooks/use-latest'
import { useToast } from '@/hooks/use-toast'

export interface HelpProps {
  isOpen: boolean
  onClose: () => void
}

/** Customer service: call, write, or copy the number. */
export function Help({ isOpen, onClose }: HelpProps) {
  const [toast, say] = useToast()
  const { openContact, sheet } = useContact(say)
  const open = useLatest(openContact)
  useEffect(() => {
    if (isOpen) open.current()
  }, [isOpen, open])
  return (
    <>
      <ActionSheet
        {...sheet}
        onClose={() => {
          sheet.onClose()
          onClose()
        }}
      />
      <Toast {...toast} />
    </>
  )
}
