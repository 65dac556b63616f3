import { View } from '@tarojs/components'
import type { PayType } from '@contract/constants/enums'
import { Icon } from '@/components/icon'
import { cx, webProps } from '@/components/web-props'
import styles from './index.module.scss'

/** A payment method's mark in its brand's colour, for quick recognition. */
export const PayMark = ({ payType, isSmall }: { payType: PayType; isSmall?: boolean }) => (
  <View
    className={cx(styles.mark, styles[payType], isSmall && styles.small)}
    {...webProps({ 'aria-hidden': true })}
  >
    {payType === 'wechat' && <Icon name="wechat-logo-fill" size={isSmall ? 16 : 20} />}
  </View>
)

/** A payment method's name with its mark. */
export function PayMethod({ payType, name }: { payType: PayType; name: string }) {
  return (
    <View className={styles.root}>
      <PayMark payType={payType} />
      <View>{name}</View>
    </View>
  )
}
