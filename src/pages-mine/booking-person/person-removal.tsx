import type { Person } from '@contract/routes/persons'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { Toast } from '@/components/toast'
import { usePersonDeleteMutation } from '@/features/persons/api/persons.api'
import { useToast } from '@/hooks/use-toast'
import { useText } from '@/i18n/use-text'

/** Confirms the removal of a person, and announces it afterwards. */
export function PersonRemoval({ leaving, onEnd }: { leaving: Person | null; onEnd: () => void }) {
  const { t } = useText('pages-mine')
  const [remove, { isLoading: isRemoving }] = usePersonDeleteMutation()
  const [toast, say] = useToast()
  const confirmRemoval = async () => {
    if (!leaving) return
    const answer = await remove(leaving.id)
    onEnd()
    if (!answer.error) say(t('persons.removed'))
  }
  return (
    <>
      <ConfirmDialog
        isOpen={leaving !== null}
        tone="destructive"
        isBusy={isRemoving}
        title={t('persons.removeTitle', { name: leaving?.name ?? '' })}
        text={t('persons.removeText')}
        confirmText={t('persons.remove')}
        onConfirm={() => {
          void confirmRemoval()
        }}
        onCancel={onEnd}
      />
      <Toast {...toast} />
    </>
  )
}
