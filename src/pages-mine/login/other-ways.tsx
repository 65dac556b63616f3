import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import styles from './login.module.scss'

/** The separator between the first method and the others. */
export function OtherWays() {
  const { t } = useText('pages-mine')
  return (
    <View className={styles.other}>
      <View className={styles.rule} />
      <View>{t('login.other')}</View>
      <View className={styles.rule} />
    </View>
  )
}
