import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { useText } from '@/i18n/use-text'
import { Button } from '../button'
import { Icon } from '../icon'
import { Image } from '../image'
import { Tappable } from '../tappable'
import { webProps } from '../web-props'
import styles from './index.module.scss'

interface CompareBarProps {
  items: readonly { id: string; name: string; picture: string }[]
  onRemove: (id: string) => void
  onClear: () => void
  onCompare: () => void
}

/**
 * The packages selected for comparison, each removable, and the link to the comparison. Placed in PageShell's
 * bar.
 */
export function CompareBar({ items, onRemove, onClear, onCompare }: CompareBarProps) {
  const { t } = useText('common')
  const isEnough = items.length >= limits.compareMin
  return (
    <View className={styles.root} ariaRole="group" ariaLabel={t('compare.label')}>
      <View className={styles.pictures}>
        {items.map(({ id, name, picture }) => (
          <Tappable
            key={id}
            className={styles.item}
            label={t('compare.remove', { name })}
            onClick={() => onRemove(id)}
          >
            <View className={styles.picture}>
              <Image src={picture} alt="" ratio="1:1" />
            </View>
            <View className={styles.mark}>
              <Icon name="x" size={14} />
            </View>
          </Tappable>
        ))}
      </View>
      <View className={styles.words}>
        <View className={styles.count} {...webProps({ role: 'status' })}>
          {t('compare.count', { n: items.length, max: limits.compareMax })}
        </View>
        {isEnough ? (
          <Tappable className={styles.clear} onClick={onClear}>
            {t('compare.clear')}
          </Tappable>
        ) : (
          <View className={styles.hint}>{t('compare.oneMore')}</View>
        )}
      </View>
      <Button kind="primary" size="card" disabled={!isEnough} onClick={onCompare}>
        {t('compare.open')}
      </Button>
    </View>
  )
}
