import { View } from '@tarojs/components'
import { BrandMark } from '@/components/brand-mark'
import { Heading } from '@/components/heading'
import { Sheet } from '@/components/sheet'
import { useTechSupportQuery } from '@/features/shop-config/api/config.api'
import { useText } from '@/i18n/use-text'
import { clientConfig } from '@/platform/config'
import styles from './about-sheet.module.scss'

const credits = ['avatars', 'icons', 'emoji'] as const

/** About this app: purpose, version, picture credits. */
export function AboutSheet({
  brand,
  isOpen,
  onClose,
}: {
  brand: string
  isOpen: boolean
  onClose: () => void
}) {
  const { t } = useText('main')
  const support = useTechSupportQuery()
  return (
    <Sheet isOpen={isOpen} title={t('mine.list.about', { brand })} onClose={onClose}>
      <View className={styles.head}>
        <BrandMark />
        <View>
          <Heading level={3} size="title">
            {brand}
          </Heading>
          <View className={styles.version}>
            {t('mine.about.version', {
              version: `${clientConfig.appVersion} (${clientConfig.appVersionCode})`,
            })}
          </View>
        </View>
      </View>
      <View className={styles.text}>{t('mine.about.text')}</View>
      {support.data?.configValue && <View className={styles.text}>{support.data.configValue}</View>}
      <Heading level={3}>{t('mine.about.creditsTitle')}</Heading>
      <View className={styles.credits}>
        {credits.map((credit) => (
          <View key={credit}>{t(`mine.about.${credit}`)}</View>
        ))}
      </View>
    </Sheet>
  )
}
