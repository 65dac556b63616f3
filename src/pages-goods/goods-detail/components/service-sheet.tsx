import { View } from '@tarojs/components'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { QueryGate } from '@/components/query-gate'
import { Sheet } from '@/components/sheet'
import { Skeleton } from '@/components/skeleton'
import { useCustomerSettingQuery } from '@/features/shop-config/api/config.api'
import { useText } from '@/i18n/use-text'
import { callPhone } from '@/platform/phone-call'
import { readState } from '@/utils/read-state'
import styles from './service-sheet.module.scss'

function Service() {
  const { t } = useText('pages-goods')
  const query = useCustomerSettingQuery()
  return (
    <QueryGate
      state={readState(query.data, query)}
      skeleton={
        <>
          <Skeleton shape="title" width={60} />
          <Skeleton width={80} />
        </>
      }
    >
      {({ phone, hours }) => (
        <View className={styles.root}>
          <Heading level={3} size="headline" className={styles.phone}>
            {phone}
          </Heading>
          <View className={styles.hours}>{hours}</View>
          <Button
            block
            icon="phone"
            onClick={() => {
              void callPhone(phone)
            }}
          >
            {t('detail.service.call')}
          </Button>
        </View>
      )}
    </QueryGate>
  )
}

/**
 * Customer service by phone: number, hours and a call button. The number is also shown as text for those who
 * cannot call from this device.
 */
export function ServiceSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useText('pages-goods')
  return (
    <Sheet isOpen={isOpen} title={t('detail.service.title')} onClose={onClose}>
      {isOpen && <Service />}
    </Sheet>
  )
}
