import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '@/components/icon'
import { hiddenProps, webProps } from '@/components/web-props'
import styles from './labelled.module.scss'

/** A label above choices, with the error message below them. */
export function Labelled({ label, error, children }: { label: string; error?: string; children: ReactNode }) {
  return (
    <View>
      <View className={styles.label} {...hiddenProps()}>
        {label}
      </View>
      {children}
      {error && (
        <View className={styles.error} {...webProps({ role: 'alert' })}>
          <Icon name="warning-circle" size={16} />
          <View>{error}</View>
        </View>
      )}
    </View>
  )
}
