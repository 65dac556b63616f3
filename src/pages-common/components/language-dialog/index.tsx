import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '@/components/button'
import { RadioCard, RadioGroup } from '@/components/radio-card'
import { Sheet } from '@/components/sheet'
import { webProps } from '@/components/web-props'
import { chooseLanguage, languageChoice } from '@/i18n/engine'
import { type LanguageChoice, languageNames, languages } from '@/i18n/languages'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

/** Changes the interface language on confirmation only; keeps the present one when the new one cannot be loaded. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText('pages-common')
  const [picked, setPicked] = useState<LanguageChoice>(languageChoice())
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const confirm = async () => {
    setState('busy')
    try {
      await chooseLanguage(picked)
      onClose()
    } catch {
      setState('failed')
    }
  }
  const options: LanguageChoice[] = ['auto', ...languages]
  return (
    <Sheet
      isOpen
      title={t('settings.language')}
      onClose={onClose}
      footer={
        <>
          <Button kind="outline" block onClick={onClose}>
            {t('settings.cancel')}
          </Button>
          <Button
            block
            busy={state === 'busy'}
            onClick={() => {
              void confirm()
            }}
          >
            {t('settings.confirm')}
          </Button>
        </>
      }
    >
      <RadioGroup label={t('settings.language')}>
        {options.map((option) => (
          <RadioCard
            key={option}
            title={option === 'auto' ? t('settings.auto') : languageNames[option]}
            isChosen={picked === option}
            onClick={() => setPicked(option)}
          />
        ))}
      </RadioGroup>
      {state === 'failed' && (
        <View className={styles.failed} {...webProps({ role: 'alert' })}>
          {t('settings.failed')}
        </View>
      )}
    </Sheet>
  )
}
