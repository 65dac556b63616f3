import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/use-text'
import { Drawing, type DrawingName } from '../drawing'
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
  /** another drawing than that of the kind */
  drawing?: DrawingName
  action?: ReactNode
  title?: string
  text?: string
}

/** An empty list or page: a drawing, one sentence, one action. */
export function EmptyState({ kind, drawing = kind, action, title, text }: EmptyStateProps) {
  const { t } = useText('common')
  // the words of a kind explain its own title only
  const words = text ?? (title ? '' : t(`empty.${kind}Text`))
  return (
    <View className={styles.root} {...webProps({ role: 'status' })}>
      <Drawing name={drawing} />
      <Heading level={2} size="title">
        {title ?? t(`empty.${kind}Title`)}
      </Heading>
      {words && <View className={styles.text}>{words}</View>}
      {action && <View className={styles.action}>{action}</View>}
    </View>
  )
}
