import { View } from '@tarojs/components'
import type { HomeBlock } from '@contract/routes/content'
import styles from '../index.module.scss'
import { BlockBoundary } from './block-boundary'
import { HomeBanner } from './home-banner'
import { HomeIcons } from './home-icons'
import { HomeNotice } from './home-notice'
import { NextAppointment } from './next-appointment'

/** The top of the page in a fixed order: next appointment, banner, links and notice. */
export function HomeTop({ blocks }: { blocks: readonly HomeBlock[] }) {
  return (
    <View className={styles.top}>
      <NextAppointment className={styles.appointment} promptClassName={styles.prompt} />
      {blocks
        .filter(({ type }) => type === 'banner')
        .map((block) => (
          <View key={block.id} className={styles.banner}>
            <BlockBoundary>
              <HomeBanner banners={block.banners} />
            </BlockBoundary>
          </View>
        ))}
      {blocks.some(({ type }) => type === 'iconGrid') && (
        <View className={styles.icons}>
          <BlockBoundary>
            <HomeIcons />
          </BlockBoundary>
        </View>
      )}
      {blocks.some(({ type }) => type === 'notice') && (
        <View className={styles.notice}>
          <BlockBoundary>
            <HomeNotice />
          </BlockBoundary>
        </View>
      )}
    </View>
  )
}
