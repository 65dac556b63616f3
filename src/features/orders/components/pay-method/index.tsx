import { View } from '@tarojs/components'
import type { PayType } from '@contract/constants/enums'
import { Icon } from '@/components/icon'
import { cx, webProps } from '@/components/web-props'
import styles from './index.module.scss'

/** A payment method's name with a mark in its brand's colour, for quick recognition. */
export function PayMethod({ payType, name }: { payType: PayType; name: string }) {
  return (
    <View className={styles.root}>
      <View className={cx(styles.mark, styles[payType])} {...webProps({ 'aria-hidden': true })}>
        {payType === 'wechat' && <Icon name="wechat-logo-fill" size={20} />}
      </View>
      <View>{name}</View>
    </View>
  )
}
