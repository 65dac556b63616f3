import { View } from '@tarojs/components'
import type { Booking } from '@contract/routes/bookings'
import type { OrderDetail } from '@contract/routes/orders'
import { AppointmentHead } from '@/components/appointment-head'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ChoiceRow } from '@/components/choice-row'
import { bookingFace } from '@/components/dose-timeline'
import { NextStrip } from '@/components/next-strip'
import { cx } from '@/components/web-props'
import { PersonsFields } from '@/features/persons/components/person-choice/persons-fields'
import { formatShortMoment } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import styles from './order-booking.module.scss'
import { orderIds, type OrderBookingState } from './use-order-booking'

/** The appointments of an order, then the form for those waiting. */
export function OrderBookingView({ order, state }: { order: OrderDetail; state: OrderBookingState }) {
  const { t } = useText('pages-clinic')
  const { waiting, booked, faults } = state
  return (
    <View className={waiting.length > 0 ? styles.columns : undefined}>
      <View className={cx(styles.column, styles.summary)}>
        <Card title={t('orderBook.order', { no: order.orderNo })}>
          <View className={styles.rows} ariaRole="list">
            {order.bookings.map((booking) => (
              <Row key={booking.id} booking={booking} />
            ))}
          </View>
          {booked.length > 0 && <CancelLine state={state} />}
        </Card>
      </View>
      <View className={styles.column}>
        {waiting.length > 0 && <WhereAndWhen state={state} />}
        {waiting.length > 0 && state.form.needsPerson && (
          <Card>
            <PersonsFields
              choice={state.form.persons}
              title={t('request.person')}
              error={faults.person}
              id={orderIds.person}
            />
          </Card>
        )}
        {faults.sending && (
          <View ariaRole="alert">
            <NextStrip kind="danger" icon="warning-circle">
              {faults.sending}
            </NextStrip>
          </View>
        )}
      </View>
    </View>
  )
}

function Row({ booking }: { booking: Booking }) {
  const { t: common } = useText('common')
  const { state } = booking
  return (
    <View className={styles.row} ariaRole="listitem">
      <AppointmentHead
        date={booking.date}
        time={booking.time}
        isOff={state !== 'booked' && state !== 'pre'}
        face={bookingFace(booking)}
        state={booking.stateDesc}
        title={[
          booking.spuName,
          booking.doseNo > 0 ? common('booking.dose', { n: booking.doseNo }) : booking.specInfo,
        ]
          .filter(Boolean)
          .join('\u00a0· ')}
        facts={[booking.personName, booking.date ? booking.shopName : null]}
      />
    </View>
  )
}

/** Cancels all booked appointments, placed below them; states the reason when that is not allowed. */
function CancelLine({ state: { booked, canCancel, cancelDialog } }: { state: OrderBookingState }) {
  const { t } = useText('pages-clinic')
  return (
    <View className={styles.cancel}>
      <Button kind="outline" size="small" disabled={!canCancel} onClick={cancelDialog.ask}>
        {t('orderBook.cancelAll', { count: booked.length })}
      </Button>
      {!canCancel && <View className={styles.note}>{t('orderBook.cannotCancel')}</View>}
    </View>
  )
}

/** Clinic and time; both open the clinic's calendar. */
function WhereAndWhen({ state: { form, faults, sheet } }: { state: OrderBookingState }) {
  const { t } = useText('pages-clinic')
  const { slot } = form.form
  return (
    <Card title={t('orderBook.whereAndWhen')}>
      <View className={styles.fields}>
        <View id={orderIds.shop}>
          <ChoiceRow
            label={t('orderBook.shop')}
            value={form.store?.name}
            placeholder={t('orderBook.errorShop')}
            error={faults.shop}
            onClick={sheet.open}
          />
        </View>
        <View id={orderIds.slot}>
          <ChoiceRow
            label={t('orderBook.slot')}
            value={slot ? formatShortMoment(slot.date, slot.time) : undefined}
            placeholder={t('orderBook.errorSlot')}
            error={faults.slot}
            onClick={sheet.open}
          />
        </View>
      </View>
    </Card>
  )
}
