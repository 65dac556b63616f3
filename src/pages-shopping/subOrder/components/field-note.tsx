import { View } from '@tarojs/components'
import { Icon } from '@/components/icon'
import { webProps } from '@/components/web-props'
import styles from '../sub-order.module.scss'

/** The error of a choice, below it. */
export function FieldNote({ text }: { text: string | undefined }) {
  return (
    <View {...webProps({ role: 'alert' })}>
      {text && (
        <View className={styles.error}>
          <Icon name="warning-circle" size={16} />
          <View>{text}</View>
        </View>
      )}
    </View>
  )
}
