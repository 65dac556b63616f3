import { View } from '@tarojs/components'
import type { Booking } from '@contract/routes/bookings'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { DateBlock } from '@/components/date-block'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { QrCode } from '@/components/qr-code'
import { Ticket } from '@/components/ticket'
import { WechatReminder } from '@/features/booking/components/wechat-reminder'
import { formatTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { replace, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './free-book.module.scss'

/** The booked free appointment: time, clinic, person, and the code to show. */
export function FreeBookDone({ booking }: { booking: Booking }) {
  const { t } = useText('pages-goods')
  const home = () => switchTo(routes.home)
  return (
    <PageShell
      title={t('freeBook.done')}
      tab="goods"
      isNarrow
      onBack={home}
      bar={
        <ActionBar
          start={
            <Button kind="text" onClick={home}>
              {t('freeBook.home')}
            </Button>
          }
        >
          <Button onClick={() => replace(routes.reservation)}>{t('freeBook.appointments')}</Button>
        </ActionBar>
      }
    >
      <View className={styles.stack}>
        <View ariaRole="status">
          <NextStrip kind="ok" icon="check-circle-fill" note={t('freeBook.doneText')}>
            {t('freeBook.done')}
          </NextStrip>
        </View>
        <Ticket
          top={
            <View className={styles.moment}>
              {booking.date && <DateBlock date={booking.date} />}
              <View className={styles.words}>
                <View className={styles.time}>{booking.time && formatTime(booking.time)}</View>
                <View className={styles.name}>{booking.spuName}</View>
                <View className={styles.note}>{booking.shopName}</View>
                <View className={styles.note}>{booking.shopAddress}</View>
                <View className={styles.note}>{booking.personName}</View>
              </View>
            </View>
          }
        >
          {booking.verifyCode && (
            <View className={styles.code}>
              <View className={styles.note}>{t('freeBook.code')}</View>
              <QrCode text={booking.verifyCode} />
              <View className={styles.digits}>{booking.verifyCode}</View>
            </View>
          )}
        </Ticket>
        <WechatReminder ask={t('freeBook.remind')} done={t('freeBook.reminded')} />
      </View>
    </PageShell>
  )
}
