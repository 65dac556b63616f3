import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Button } from '@/components/button'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import styles from './choose-bar.module.scss'

/** The number of selected packages, and the link to the comparison from two on. */
export function ChooseBar({ chosen, onCompare }: { chosen: number; onCompare: () => void }) {
  const { t } = useText('pages-goods')
  const isEnough = chosen >= limits.compareMin
  return (
    <View className={styles.root}>
      <View className={styles.count} {...webProps({ role: 'status' })}>
        {isEnough
          ? t('contrast.chosen', { count: chosen, max: limits.compareMax })
          : t('contrast.tooFew', { min: limits.compareMin })}
      </View>
      <View className={styles.button}>
        <Button block disabled={!isEnough} icon="scales" onClick={onCompare}>
          {t('contrast.compare')}
        </Button>
      </View>
    </View>
  )
}
