import { View } from '@tarojs/components'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import type { ColumnWindow } from '../hooks/use-column-window'
import styles from './column-pager.module.scss'

/** Position among the columns, with buttons for users who cannot swipe. */
export function ColumnPager({ shown, count }: { shown: ColumnWindow; count: number }) {
  const { t } = useText('pages-goods')
  const [left = 0, right = 0] = shown.columns.map((index) => index + 1)
  return (
    <View className={styles.pager}>
      <Tappable
        className={styles.turn}
        label={t('compare.previous')}
        isDisabled={shown.step === 0}
        onClick={() => shown.go(-1)}
      >
        <Icon name="caret-left" size={20} />
      </Tappable>
      <View className={styles.where} {...webProps({ role: 'status' })}>
        {t('compare.pair', { left, right, count })}
      </View>
      <Tappable
        className={styles.turn}
        label={t('compare.next')}
        isDisabled={shown.step === shown.steps - 1}
        onClick={() => shown.go(1)}
      >
        <Icon name="caret-right" size={20} />
      </Tappable>
    </View>
  )
}
