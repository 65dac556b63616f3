import { View } from '@tarojs/components'
import type { GoodsDetail } from '@contract/routes/goods'
import { Card } from '@/components/card'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { serverIcon } from '@/components/icon/server-icon'
import { useText } from '@/i18n/use-text'
import styles from './key-screenings.module.scss'

/** What the product examines or consists of, in a few words each. */
export function KeyScreenings({ goods: { keyScreenings, kind } }: { goods: GoodsDetail }) {
  const { t } = useText('pages-goods')
  return (
    <Card title={t(kind === 'package' ? 'detail.keys.package' : 'detail.keys.other')}>
      <View className={styles.stack}>
        {keyScreenings.map(({ icon, title, text }) => (
          <View key={title} className={styles.key}>
            <View className={styles.tile}>
              <Icon name={serverIcon(icon)} size={24} />
            </View>
            <View className={styles.grow}>
              <Heading level={3} size="body">
                {title}
              </Heading>
              <View className={styles.text}>{text}</View>
            </View>
          </View>
        ))}
      </View>
    </Card>
  )
}
