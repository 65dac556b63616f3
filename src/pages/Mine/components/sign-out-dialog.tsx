import { ConfirmDialog } from '@/components/confirm-dialog'
import { useSignOut } from '@/features/session/hooks/use-sign-out'
import { useText } from '@/i18n/use-text'

/** Asks to confirm signing out, and stays open until it is done. */
export function SignOutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useText('main')
  const { signOut, isSigningOut } = useSignOut()
  const leave = async () => {
    await signOut()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isSigningOut}
      title={t('mine.signOutTitle')}
      text={t('mine.signOutText')}
      confirmText={t('mine.signOut')}
      onConfirm={() => {
        void leave()
      }}
      onCancel={onClose}
    />
  )
}
