import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../web-props'
import styles from './index.module.scss'

export interface ReceiptLine {
  label: string
  value: ReactNode
  note?: ReactNode
  isTotal?: boolean
}

interface ReceiptLinesProps {
  lines: readonly ReceiptLine[]
  /** no sum: in a wide window the values follow their labels instead of forming a column at the edge */
  isFacts?: boolean
}

/** The components of a sum, with the total below a line; or facts. */
export function ReceiptLines({ lines, isFacts }: ReceiptLinesProps) {
  const isSum = lines.some(({ isTotal }) => isTotal)
  return (
    <View className={cx(isFacts && styles.facts, isSum && styles.sum)}>
      {lines.map((line, i) => (
        <View key={`${i} ${line.label}`} className={cx(styles.line, line.isTotal && styles.total)}>
          <View className={styles.label}>{line.label}</View>
          <View className={styles.value}>{line.value}</View>
          {line.note && <View className={styles.note}>{line.note}</View>}
        </View>
      ))}
    </View>
  )
}
