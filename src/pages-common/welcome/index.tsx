import { View } from '@tarojs/components'
import { useState } from 'react'
import { BrandMark } from '@/components/brand-mark'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { HomePoster } from '@/components/home-poster'
import { ListRow } from '@/components/list-row'
import { PageShell } from '@/components/page-shell'
import { useShellNavigation } from '@/components/page-shell/shell-navigation'
import { languageNames } from '@/i18n/languages'
import { useText } from '@/i18n/use-text'
import { resolveAsset } from '@/platform/config'
import { windowTop } from '@/platform/window-top'
import { LanguageDialog } from '../components/language-dialog'
import { TextSizeDialog, useTextSize } from '../components/text-size'
import styles from './index.module.scss'
import { PrivacyCard } from './privacy-card'
import { useWelcome } from './use-welcome'

const isH5 = process.env.TARO_ENV === 'h5'

/**
 * The page of the first launch: language, text size, which data is stored and why, and the consent; then the opening
 * advert, and on to the requested page.
 */
export default function Welcome() {
  const { t } = useText('pages-common/welcome')
  const { isAnswered, isAgreed, isAdvertOpen, picUrl, protocols, agree, leave } = useWelcome()
  const [choosing, setChoosing] = useState<'language' | 'size' | null>(null)
  const close = () => setChoosing(null)
  const { brandName: brand } = useShellNavigation()
  if (isAnswered)
    return (
      <PageShell title={brand} nav="none">
        {null}
      </PageShell>
    )
  return (
    <PageShell
      title={t('welcome.title', { brand })}
      hasOwnHeading
      nav="none"
      isNarrow
      overlay={
        isAdvertOpen ? (
          <HomePoster picUrl={resolveAsset(picUrl)} onClose={leave} />
        ) : choosing === 'language' ? (
          <LanguageDialog onClose={close} />
        ) : (
          choosing && <TextSizeDialog onClose={close} />
        )
      }
      bar={
        <View className={styles.bar}>
          <Button
            block
            busy={isAgreed && !isAdvertOpen}
            openType="agreePrivacyAuthorization"
            onAgreePrivacyAuthorization={agree}
            {...(isH5 ? { onClick: agree } : null)}
          >
            {t('welcome.agree')}
          </Button>
          <Button kind="text" block onClick={leave}>
            {t('welcome.decline')}
          </Button>
        </View>
      }
    >
      <WelcomeHead brand={brand} />
      <Choices onChoose={setChoosing} />
      <PrivacyCard protocols={protocols} />
      <View className={styles.note}>{t('welcome.declineNote')}</View>
    </PageShell>
  )
}

function WelcomeHead({ brand }: { brand: string }) {
  const { t } = useText('pages-common/welcome')
  return (
    <View
      className={styles.head}
      style={process.env.TARO_ENV === 'h5' ? undefined : { paddingTop: `${windowTop().belowCapsule}px` }}
    >
      <BrandMark />
      <Heading level={1} size="headline">
        {t('welcome.title', { brand })}
      </Heading>
      <View className={styles.lead}>{t('welcome.lead')}</View>
    </View>
  )
}

/** How the app speaks to its reader, before anything has to be read. */
function Choices({ onChoose }: { onChoose: (what: 'language' | 'size') => void }) {
  const { t, lang } = useText('pages-common/welcome')
  const { chosenKey } = useTextSize()
  return (
    <Card flush>
      <ListRow
        icon="globe"
        title={t('welcome.language')}
        value={languageNames[lang]}
        onClick={() => onChoose('language')}
      />
      <ListRow
        icon="text-aa"
        title={t('welcome.textSize')}
        value={t(`welcome.size.${chosenKey}`)}
        onClick={() => onChoose('size')}
      />
    </Card>
  )
}
