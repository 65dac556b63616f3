import { View } from '@tarojs/components'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'

/** The product's logo. Decorative, because the name is beside it. */
export function BrandMark({ size = 'm' }: { size?: 's' | 'm' }) {
  return (
    <View className={cx(styles.root, styles[size])} {...webProps({ 'aria-hidden': true })}>
      <View className={styles.bar} />
      <View className={cx(styles.bar, styles.upright)} />
    </View>
  )
}
