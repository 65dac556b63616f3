import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { limits } from '@contract/constants/limits'
import { useText } from '@/i18n/use-text'
import styles from './list-tools.module.scss'

/** How many there are, and the ways to edit and to clear. */
export function ListTools({
  total,
  isEditing,
  onEdit,
  onClear,
}: {
  total: number
  isEditing: boolean
  onEdit: () => void
  onClear?: () => void
}) {
  const { t } = useText('pages-mine')
  return (
    <View className={styles.root}>
      <View className={styles.total}>
        {t(total > limits.countedRows ? 'remembered.totalMore' : 'remembered.total', {
          count: Math.min(total, limits.countedRows),
        })}
      </View>
      {onClear && !isEditing && (
        <Button kind="text" size="small" onClick={onClear}>
          {t('remembered.clear')}
        </Button>
      )}
      <Button kind="text" size="small" icon={isEditing ? 'check' : 'pencil-simple'} onClick={onEdit}>
        {t(isEditing ? 'remembered.done' : 'remembered.edit')}
      </Button>
    </View>
  )
}
