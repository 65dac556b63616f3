import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import styles from './list-tools.module.scss'

/** The number of rows, with buttons to edit and to clear. */
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
