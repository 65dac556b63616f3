import { ConfirmDialog } from '@/components/confirm-dialog'
import { useText } from '@/i18n/use-text'
import type { KindFilter } from '../hooks/use-remembered'

interface RemoveDialogProps {
  /** null: closed */
  asking: 'remove' | 'clear' | null
  kind: KindFilter
  /** number of selected rows */
  count: number
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The confirmation before rows of the history, or all of a kind, are deleted permanently. */
export function RemoveDialog({ asking, kind, count, isBusy, onConfirm, onCancel }: RemoveDialogProps) {
  const { t } = useText('pages-mine')
  return (
    <ConfirmDialog
      isOpen={asking !== null}
      tone="destructive"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
      title={t(asking === 'clear' ? 'remembered.clearTitle' : 'remembered.forgetTitle', { count })}
      text={
        asking === 'clear'
          ? t(kind === 'all' ? 'remembered.clearText' : 'remembered.clearKindText', {
              kind: t(`remembered.kind.${kind}`),
            })
          : ''
      }
      confirmText={t(asking === 'clear' ? 'remembered.clear' : 'remembered.remove')}
    />
  )
}
