import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import styles from './still-needed.module.scss'

/** Beside a form's button: what has to be done before it can be sent, first of all. */
export function StillNeeded({ step }: { step: 'time' | 'agree' }) {
  const { t } = useText('pages-goods')
  return (
    <View className={styles.root}>
      <View className={styles.label}>{t('stillNeeded.label')}</View>
      <View>{t(`stillNeeded.${step}`)}</View>
    </View>
  )
}
