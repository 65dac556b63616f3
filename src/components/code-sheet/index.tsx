import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { Booking } from '@contract/bookings'
import { useText } from '@/i18n/use-text'
import { canBrighten, setBrightness } from '@/platform/brightness'
import { Button } from '../button'
import { CodeTicket } from '../code-ticket'
import { Sheet } from '../sheet'
import styles from './index.module.scss'

/** Makes the screen bright while a code is shown; only where the platform can. Its own brightness is given back on leaving. */
export function BrightnessButton() {
  const { t } = useText('common')
  const [isBright, setIsBright] = useState(false)
  useEffect(
    () => () => {
      void setBrightness(false)
    },
    [],
  )
  if (!canBrighten) return null
  const toggle = () => {
    setIsBright(!isBright)
    void setBrightness(!isBright)
  }
  return (
    <Button kind="tint" size="card" block icon="sun" onClick={toggle}>
      {t(isBright ? 'booking.normal' : 'booking.brighter')}
    </Button>
  )
}

/** The code of one appointment, to show at the desk. */
export function CodeSheet({ booking, onClose }: { booking: Booking | null; onClose: () => void }) {
  const { t } = useText('common')
  return (
    <Sheet isOpen={booking !== null} title={t('booking.codeTitle')} onClose={onClose}>
      {booking?.date && booking.time ? (
        <View className={styles.root}>
          <CodeTicket
            date={booking.date}
            time={booking.time}
            code={booking.verifyCode}
            title={[booking.spuName, booking.needleNo ? t('booking.needle', { n: booking.needleNo }) : '']
              .filter(Boolean)
              .join(' · ')}
            note={[booking.personName, booking.shopName].filter(Boolean).join(' · ')}
            action={<BrightnessButton />}
          />
          <View className={styles.note}>{t('booking.codeNote')}</View>
        </View>
      ) : null}
    </Sheet>
  )
}
