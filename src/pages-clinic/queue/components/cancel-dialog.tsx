import { ConfirmDialog } from '@/components/confirm-dialog'
import { useText } from '@/i18n/use-text'
import type { TicketActions } from '../hooks/use-ticket-actions'

/** Leaving the queue cannot be undone: asks for confirmation and states the consequence. */
export function CancelDialog({ actions }: { actions: TicketActions }) {
  const { t } = useText('pages-clinic')
  return (
    <ConfirmDialog
      isOpen={actions.isLeaving}
      tone="destructive"
      title={t('queue.cancel.title')}
      text={t('queue.cancel.text')}
      confirmText={t('queue.cancel.confirm')}
      cancelText={t('queue.cancel.keep')}
      isBusy={actions.isCancelling}
      onConfirm={actions.cancel}
      onCancel={() => actions.setLeaving(false)}
    />
  )
}
