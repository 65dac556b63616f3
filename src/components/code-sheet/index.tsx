import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { Booking } from '@contract/routes/bookings'
import { useIsShown } from '@/hooks/use-is-shown'
import { useText } from '@/i18n/use-text'
import { canBrighten, keepAwake, setBrightness } from '@/platform/brightness'
import { Button } from '../button'
import { CodeTicket } from '../code-ticket'
import { Sheet } from '../sheet'
import styles from './index.module.scss'

/**
 * Increases the screen's brightness while a code is shown, where the platform supports it, and restores it
 * afterwards. `isOn`: it is already bright.
 */
export function BrightnessButton({ isOn = false }: { isOn?: boolean }) {
  const { t } = useText('common')
  const [isBright, setIsBright] = useState(isOn)
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

/**
 * Keeps the screen bright and on while a code is shown, where supported; restores it while the page or the
 * app is left.
 */
export function useScreenFor(isShown: boolean): void {
  const isPageShown = useIsShown()
  const isLit = isShown && isPageShown
  useEffect(() => {
    if (!isLit) return undefined
    void setBrightness(true)
    void keepAwake(true)
    return () => {
      void setBrightness(false)
      void keepAwake(false)
    }
  }, [isLit])
}

/** The code of one appointment, to show at the clinic; also in the language of its staff. */
export function CodeSheet({ booking, onClose }: { booking: Booking | null; onClose: () => void }) {
  const { t } = useText('common')
  const [isForStaff, setIsForStaff] = useState(false)
  useScreenFor(booking !== null)
  const title = [booking?.spuName, booking?.doseNo ? t('booking.dose', { n: booking.doseNo }) : '']
    .filter(Boolean)
    .join(' · ')
  // for Chinese speakers it is the text the staff see
  const hasStaffView = !!booking?.staffTitle && booking.staffTitle !== title
  const staff = isForStaff && hasStaffView ? booking : null
  return (
    <Sheet isOpen={booking !== null} title={t('booking.codeTitle')} onClose={onClose}>
      {booking?.date && booking.time ? (
        <View className={styles.root}>
          <CodeTicket
            date={booking.date}
            time={booking.time}
            code={booking.verifyCode}
            title={staff?.staffTitle ?? title}
            note={staff?.staffNote ?? [booking.personName, booking.shopName].filter(Boolean).join(' · ')}
            action={<BrightnessButton isOn />}
          />
          {hasStaffView && (
            <Button
              kind="text"
              size="small"
              block
              icon="translate"
              onClick={() => setIsForStaff(!isForStaff)}
            >
              {t(isForStaff ? 'booking.forMe' : 'booking.forStaff')}
            </Button>
          )}
          <View className={styles.note}>{t('booking.codeNote')}</View>
        </View>
      ) : null}
    </Sheet>
  )
}
