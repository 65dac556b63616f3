import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { Icon } from '../icon'
import { webProps } from '../web-props'
import styles from './index.module.scss'

/**
 * Announces above the page that the network is lost. The live region stays mounted, because text inserted
 * together with its region is not announced.
 */
export function NetworkBanner({ isLost }: { isLost: boolean }) {
  const { t } = useText('common')
  return (
    <View {...webProps({ role: 'status', 'aria-live': 'polite' })}>
      {isLost && (
        <View className={styles.root}>
          <Icon name="wifi-slash" />
          <View className={styles.words}>
            <View>{t('offline.lost')}</View>
            <View className={styles.note}>{t('offline.note')}</View>
          </View>
        </View>
      )}
    </View>
  )
}
