import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { desktopFromPx, useWindowSize } from '@/hooks/use-window-size'
import styles from './index.module.scss'

/** Whether a page of two columns has its actions at the end of one of them, and not in PageShell's bar. */
export const useHasColumnBar = (): boolean => useWindowSize().width >= desktopFromPx

/** The page's actions on a desktop, below what they belong to; they stay in view while the column is read. */
export const ColumnBar = ({ children }: { children: ReactNode }) => (
  <View className={styles.root}>{children}</View>
)
