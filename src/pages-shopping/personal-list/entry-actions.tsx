import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import styles from './personal-list.module.scss'

interface EntryActionsProps {
  removeLabel: string
  editLabel: string
  onRemove: () => void
  onEdit: () => void
}

/** Actions on an address or a certificate. */
export function EntryActions({ removeLabel, editLabel, onRemove, onEdit }: EntryActionsProps) {
  const { t } = useText('pages-shopping')
  return (
    <View className={styles.actions}>
      <Button kind="text" size="small" icon="trash" ariaLabel={removeLabel} onClick={onRemove}>
        {t('recipients.remove')}
      </Button>
      <Button kind="outline" size="small" icon="pencil-simple" ariaLabel={editLabel} onClick={onEdit}>
        {t('recipients.edit')}
      </Button>
    </View>
  )
}
