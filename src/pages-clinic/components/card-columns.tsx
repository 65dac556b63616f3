import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './card-columns.module.scss'

/** Cards below each other on a phone, and two beside each other where there is room. */
export function CardColumns({ children }: { children: ReactNode }) {
  return <View className={styles.root}>{children}</View>
}
