import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/button'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { usePersonDeleteMutation } from '@/features/persons/api/persons.api'
import { useText } from '@/i18n/use-text'

/** Removes a saved person after a confirmation: its button, and its dialog for the page's overlay. */
export function usePersonRemoval({
  id,
  name,
  onRemoved,
}: {
  id: string
  name: string
  onRemoved: () => void
}) {
  const { t } = useText('pages-mine')
  const [isAsking, setIsAsking] = useState(false)
  const [remove, { isLoading: isRemoving }] = usePersonDeleteMutation()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const confirmRemoval = async () => {
    const answer = await remove(id)
    setIsAsking(false)
    // whoever has left meanwhile must not be led away from the next page
    if (!answer.error && isHere.current) onRemoved()
  }
  return {
    button: (
      <Button kind="text" icon="trash" onClick={() => setIsAsking(true)}>
        {t('persons.removeOf', { name })}
      </Button>
    ),
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        tone="destructive"
        isBusy={isRemoving}
        title={t('persons.removeTitle', { name })}
        text={t('persons.removeText')}
        confirmText={t('persons.remove')}
        onConfirm={() => {
          void confirmRemoval()
        }}
        onCancel={() => !isRemoving && setIsAsking(false)}
      />
    ),
  }
}
