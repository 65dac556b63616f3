import { View } from '@tarojs/components'
import type { PageProviderName } from '@contract/constants/enums'
import { BrandMark } from '@/components/brand-mark'
import { Heading } from '@/components/heading'
import { SkeletonPage } from '@/components/skeleton'
import { webProps } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import styles from './login.module.scss'

/** Shown while the result of a provider's page is processed. */
export function Finishing({ provider }: { provider: PageProviderName | null }) {
  const { t } = useText('pages-mine')
  return (
    <View className={styles.column} {...webProps({ role: 'status' })}>
      <View className={styles.head}>
        <View className={styles.mark}>
          <BrandMark />
        </View>
        <Heading level={1} size="headline">
          {t(provider === 'alipay' ? 'login.visit.binding' : 'login.visit.finishing', {
            name: provider ? t(`login.social.${provider}`) : '',
          })}
        </Heading>
      </View>
      <SkeletonPage kind="form" />
    </View>
  )
}
