import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../web-props'
import styles from './index.module.scss'

export interface ReceiptLine {
  label: string
  value: ReactNode
  note?: ReactNode
  isTotal?: boolean
  /** a number that must not wrap */
  isCode?: boolean
}

interface ReceiptLinesProps {
  lines: readonly ReceiptLine[]
  /** no sum: in a wide window the values follow their labels instead of forming a column at the edge */
  isFacts?: boolean
}

/** The components of a sum, with the total below a line; or facts. */
export function ReceiptLines({ lines, isFacts }: ReceiptLinesProps) {
  return (
    <View className={cx(isFacts && styles.facts)}>
      {lines.map((line) => (
        <View
          key={line.label}
          className={cx(styles.line, line.isTotal && styles.total, line.isCode && styles.code)}
        >
          <View className={styles.label}>{line.label}</View>
          <View className={styles.value}>
            <View>{line.value}</View>
            {line.note && !line.isTotal && <View className={styles.note}>{line.note}</View>}
          </View>
          {line.note && line.isTotal && <View className={styles.below}>{line.note}</View>}
        </View>
      ))}
    </View>
  )
}
