import { View } from '@tarojs/components'
import type { Language } from '@contract/constants/enums'
import { useText } from '@/i18n/use-text'
import { Tag } from '../tag'
import styles from './index.module.scss'

/** States that some text is missing in the chosen language, and which language is shown instead. */
export function OtherLanguageTag({ language }: { language: Language | null }) {
  const { t } = useText('common')
  if (!language) return null
  const key = language === 'en' || language === 'zh-Hant' ? language : 'other'
  return (
    <View className={styles.root}>
      <Tag icon="translate">{t(`otherLanguage.${key}`)}</Tag>
    </View>
  )
}
