import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Card } from '@/components/card'
import styles from './card-columns.module.scss'

/** Cards below each other on a phone, and two beside each other where there is room. */
export function CardColumns({ children }: { children: ReactNode }) {
  return <View className={styles.root}>{children}</View>
}

/** One of them: what comes last in it is at its lower edge, level with its neighbour's. */
export function ColumnCard({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <View className={styles.inside}>{children}</View>
    </Card>
  )
}
