import { View } from '@tarojs/components'
import { usePayTypeListQuery } from '@/features/orders/api/payments.api'
import { waysToPay } from '@/features/orders/hooks/use-pay'
import { useText } from '@/i18n/use-text'
import styles from './order-form-view.module.scss'

/** What can be paid with here; which one is chosen once the order is placed. */
export function PayWaysLine() {
  const { t } = useText('pages-goods')
  const { data = [] } = usePayTypeListQuery()
  const names = waysToPay(data).map(({ name }) => name)
  return (
    <View className={styles.ways}>
      {names.length > 0 && t('confirm.payWith', { ways: names.join(t('confirm.or')) })}
    </View>
  )
}
