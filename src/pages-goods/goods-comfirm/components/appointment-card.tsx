import { View } from '@tarojs/components'
import type { GoodsDetail } from '@contract/routes/goods'
import { Card } from '@/components/card'
import { NextStrip } from '@/components/next-strip'
import { Segmented } from '@/components/segmented'
import { useText } from '@/i18n/use-text'
import { AppointmentFields } from '../../components/appointment/appointment-fields'
import type { OrderField } from '../confirm-form'
import { idPrefix, type OrderFormState } from '../use-order-form'
import styles from './order-form-view.module.scss'

interface AppointmentCardProps {
  state: OrderFormState
  goods: GoodsDetail
  errorOf: (field: OrderField) => string | undefined
}

/** Clinic and time of the appointment, or to be booked after payment. */
export function AppointmentCard({ state, goods, errorOf }: AppointmentCardProps) {
  const { t } = useText('pages-goods')
  const { form, change, appointment } = state
  return (
    <Card title={t('confirm.whenLabel')}>
      <View className={styles.when}>
        <Segmented
          label={t('confirm.whenLabel')}
          idPrefix="order-when"
          active={form.isLater ? 'later' : 'now'}
          items={[
            { key: 'now', label: t('confirm.bookNow') },
            { key: 'later', label: t('confirm.bookLater') },
          ]}
          onChange={(when) => change({ isLater: when === 'later' }, 'date', 'time')}
        />
      </View>
      <AppointmentFields
        appointment={appointment}
        durationMinutes={goods.durationMinutes}
        preparation={goods.preparations[0]}
        idPrefix={idPrefix}
        errors={{
          region: errorOf('region'),
          shop: errorOf('shop'),
          date: errorOf('date'),
          time: errorOf('time'),
        }}
      />
      {form.isLater && (
        <View className={styles.note}>
          <NextStrip kind="info" icon="calendar-plus">
            {t('confirm.laterText')}
          </NextStrip>
        </View>
      )}
    </Card>
  )
}
