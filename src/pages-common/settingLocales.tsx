import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { ListRow } from '@/components/list-row'
import { PageShell } from '@/components/page-shell'
import { Segmented } from '@/components/segmented'
import { selectTheme, themeChosen } from '@/features/preferences/preferences.slice'
import { languageChoice } from '@/i18n/engine'
import { languageNames } from '@/i18n/languages'
import { useText } from '@/i18n/use-text'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { LanguageDialog } from './components/language-dialog'
import { TextSizeControl } from './components/text-size'
import styles from './settingLocales.module.scss'

const themes = ['auto', 'light', 'dark'] as const

/**
 * The page for interface language, text size and theme: each applies to all open pages immediately and is
 * stored.
 */
export default function SettingLocales() {
  const { t, lang } = useText('pages-common')
  const dispatch = useAppDispatch()
  const theme = useAppSelector(selectTheme)
  const [isChoosing, setIsChoosing] = useState(false)
  const choice = languageChoice()
  const shown =
    choice === 'auto' ? t('settings.autoNow', { language: languageNames[lang] }) : languageNames[choice]
  return (
    <PageShell
      title={t('settings.title')}
      isNarrow
      overlay={isChoosing ? <LanguageDialog onClose={() => setIsChoosing(false)} /> : null}
    >
      <View className={styles.stack}>
        <Card flush>
          <ListRow
            icon="globe"
            title={t('settings.language')}
            value={shown}
            onClick={() => setIsChoosing(true)}
          />
        </Card>
        <Setting title={t('settings.textSize')} note={t('settings.textSizeNote')}>
          <TextSizeControl />
        </Setting>
        <Setting title={t('settings.theme')}>
          <Segmented
            idPrefix="theme"
            label={t('settings.theme')}
            active={theme}
            onChange={(key) => dispatch(themeChosen(key))}
            items={themes.map((key) => ({ key, label: t(`settings.themes.${key}`) }))}
          />
        </Setting>
      </View>
    </PageShell>
  )
}

/** A setting: title and hint, with its control below, or beside them on a desktop. */
function Setting({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Card>
      <View className={styles.setting}>
        <View className={styles.words}>
          <Heading level={2}>{title}</Heading>
          {note && <View className={styles.note}>{note}</View>}
        </View>
        <View className={styles.control}>{children}</View>
      </View>
    </Card>
  )
}
