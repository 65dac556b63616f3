import type { UserCertificate } from '@contract/routes/certificates'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { useText } from '@/i18n/use-text'
import { useCertificateDeleteMutation } from '@/pages-shopping/api/recipients.api'

/** Asks before a certificate is removed: its number is not on this device, so it cannot be restored. */
export function CertificateRemoval({
  leaving,
  onEnd,
}: {
  leaving: UserCertificate | null
  onEnd: () => void
}) {
  const { t } = useText('pages-shopping')
  const [remove, { isLoading }] = useCertificateDeleteMutation()
  const confirm = async () => {
    if (leaving) await remove(leaving.id)
    onEnd()
  }
  return (
    <ConfirmDialog
      isOpen={leaving !== null}
      tone="destructive"
      isBusy={isLoading}
      title={t('certificate.removeTitle', { number: leaving?.certNoMasked ?? '' })}
      text={t('certificate.removeText')}
      confirmText={t('recipients.remove')}
      onConfirm={() => {
        void confirm()
      }}
      onCancel={onEnd}
    />
  )
}
