import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/use-text'
import { Drawing } from '../drawing'
import { Heading } from '../heading'
import { webProps } from '../web-props'
import styles from './index.module.scss'

export type EmptyKind =
  | 'orders'
  | 'appointments'
  | 'stores'
  | 'data'
  | 'products'
  | 'intro'
  | 'notice'
  | 'category'
  | 'project'
  | 'searchResults'

export interface EmptyStateProps {
  kind: EmptyKind
  action?: ReactNode
  title?: string
  text?: string
}

/** An empty list or page: a drawing, one sentence, one action. */
export function EmptyState({ kind, action, title, text }: EmptyStateProps) {
  const { t } = useText('common')
  return (
    <View className={styles.root} {...webProps({ role: 'status' })}>
      <Drawing name={kind} />
      <Heading level={2} size="title">
        {title ?? t(`empty.${kind}Title`)}
      </Heading>
      <View className={styles.text}>{text ?? t(`empty.${kind}Text`)}</View>
      {action && <View className={styles.action}>{action}</View>}
    </View>
  )
}
