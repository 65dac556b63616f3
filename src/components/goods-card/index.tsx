import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './index.module.scss'

export { GoodsCard } from './card'
export type { GoodsCardData } from './types'

/** The grid of cards: 2 columns up to a tablet (where they scale with its width), 4 on a desktop. */
export function GoodsGrid({ children }: { children: ReactNode }) {
  return <View className={styles.gridOf}>{children}</View>
}
