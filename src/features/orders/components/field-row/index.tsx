import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { ListRow } from '@/components/list-row'
import { useText } from '@/i18n/use-text'
import styles from './index.module.scss'

interface FieldRowProps {
  label: string
  /** what was entered; '' for nothing */
  value: string
  /** there is an error to show at the field */
  isNeeded?: boolean
  /** the field; it takes the focus where the row was pressed */
  children: (autoFocus: boolean) => ReactNode
}

/**
 * A field that few fill in: one row until it is pressed, then the field in its place. It does not close again, since
 * what is below would move away from the finger that left the field.
 */
export function FieldRow({ label, value, isNeeded = false, children }: FieldRowProps) {
  const { t } = useText('common')
  const [isPressed, setIsPressed] = useState(false)
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  if (isPressed || wasNeeded) return <>{children(isPressed && !wasNeeded)}</>
  return (
    <View className={styles.root}>
      <ListRow
        title={label}
        value={<View className={styles.value}>{value || t('field.add')}</View>}
        expanded={false}
        onClick={() => setIsPressed(true)}
      />
    </View>
  )
}
