import { View } from '@tarojs/components'
import { Icon } from '@/components/icon'
import { webProps } from '@/components/web-props'
import styles from './field-error.module.scss'

/** The error of a group of choices, below it. */
export function FieldError({ text }: { text: string | undefined }) {
  return text ? (
    <View className={styles.error} {...webProps({ role: 'alert' })}>
      <Icon name="warning-circle" size={16} />
      <View>{text}</View>
    </View>
  ) : null
}
