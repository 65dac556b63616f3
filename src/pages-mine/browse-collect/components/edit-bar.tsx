import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Checkbox } from '@/components/checkbox'
import { useText } from '@/i18n/use-text'
import type { ListName } from '../hooks/use-remembered'
import styles from './edit-bar.module.scss'

interface EditBarProps {
  chosen: number
  all: number
  list: ListName
  onAll: () => void
  onRemove: () => void
}

/** The bar while editing: select all shown rows, and remove the selected ones. */
export function EditBar({ chosen, all, list, onAll, onRemove }: EditBarProps) {
  const { t } = useText('pages-mine')
  return (
    <View className={styles.root}>
      <View className={styles.all}>
        <Checkbox checked={chosen === all} onChange={onAll}>
          {t('remembered.all')}
        </Checkbox>
      </View>
      <View className={styles.remove}>
        <Button block kind="outline" disabled={chosen === 0} icon="trash" onClick={onRemove}>
          {chosen === 0
            ? t('remembered.remove')
            : t(list === 'kept' ? 'remembered.letGoCount' : 'remembered.removeCount', { count: chosen })}
        </Button>
      </View>
    </View>
  )
}
