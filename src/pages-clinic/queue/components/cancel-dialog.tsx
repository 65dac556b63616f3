import { ConfirmDialog } from '@/components/confirm-dialog'
import { useText } from '@/i18n/use-text'
import type { TicketActions } from '../hooks/use-ticket-actions'

/** Leaving the line cannot be undone: it is asked for first, with what it means. */
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
