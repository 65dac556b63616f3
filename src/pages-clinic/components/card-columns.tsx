import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Card } from '@/components/card'
import styles from './card-columns.module.scss'

/** Cards in one column on a phone, and in two columns in wider windows. */
export function CardColumns({ children }: { children: ReactNode }) {
  return <View className={styles.root}>{children}</View>
}

/** A card whose last child is at its lower edge, so that the actions of neighbouring cards are aligned. */
export function ColumnCard({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <View className={styles.inside}>{children}</View>
    </Card>
  )
}
