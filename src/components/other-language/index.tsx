import { View } from '@tarojs/components'
import type { Language } from '@contract/constants/enums'
import { isOtherScript } from '@/i18n/other-script'
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

/** States that a person wrote `text` in another language than the reader's, in which it stays. */
export function WrittenTag({ text }: { text: string }) {
  const { t } = useText('common')
  if (!isOtherScript(text)) return null
  return (
    <View className={styles.root}>
      <Tag icon="translate">{t('otherLanguage.written')}</Tag>
    </View>
  )
}
