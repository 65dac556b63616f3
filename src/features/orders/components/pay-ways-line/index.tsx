import { View } from '@tarojs/components'
import { cx } from '@/components/web-props'
import { useText } from '@/i18n/use-text'
import { tellInPlace } from '@/utils/told-in-place'
import { usePayTypeListQuery } from '../../api/payments.api'
import { waysToPay } from '../../hooks/use-pay'
import { PayMark } from '../pay-method'
import styles from './index.module.scss'

/**
 * The payment methods available here, before one of them is chosen. A failure to read them is deliberately silent:
 * they are named again where one is chosen.
 */
export function PayWaysLine({ isCentred }: { isCentred?: boolean }) {
  const { t } = useText('common')
  const { data = [], error } = usePayTypeListQuery()
  tellInPlace(error)
  const ways = waysToPay(data)
  const names = ways.map(({ name }) => name)
  return (
    <View className={cx(styles.root, isCentred && styles.centred)}>
      {ways.map(({ payType }) => (
        <PayMark key={payType} payType={payType} isSmall />
      ))}
      {names.length > 0 && <View>{t('payWays.with', { ways: names.join(t('payWays.or')) })}</View>}
    </View>
  )
}
