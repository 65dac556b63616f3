import { View } from '@tarojs/components'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { AppointmentHead } from '@/components/appointment-head'
import { Button } from '@/components/button'
import { NextStrip } from '@/components/next-strip'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { AppointmentRow } from '@/features/booking/components/appointment-row'
import { requestFaces } from '@/features/clinics/request-faces'
import { formatDayTime } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { askAgain } from '@/navigation/ask-again'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './booking-card.module.scss'
import { dayCountText } from './day-count'
import { dueText } from './due-visits'

interface VisitProps {
  visit: DoctorBooking
  /** the soonest one of the list */
  isNext: boolean
}

/** What comes next: the day, the doctor's answer, or what the person is to choose on the page of the request. */
function VisitStrip({ visit }: Pick<VisitProps, 'visit'>) {
  const { t } = useText('pages-common')
  const { icon } = requestFaces[visit.state]
  switch (visit.state) {
    case 'confirmed':
      return (
        <NextStrip kind="ok" icon="clock" note={visit.shopAddress}>
          {dayCountText(visit, t)}
        </NextStrip>
      )
    case 'waiting':
      return visit.answerDue ? (
        <NextStrip icon={icon}>
          {t('reservation.visit.waiting', { when: formatDayTime(visit.answerDue) })}
        </NextStrip>
      ) : null
    case 'offered':
      return (
        <NextStrip kind="warn" icon={icon} note={dueText(visit, t)}>
          {t('reservation.visit.offered')}
        </NextStrip>
      )
    case 'expired':
      return (
        <NextStrip kind="warn" icon={icon}>
          {t('reservation.visit.expired')}
        </NextStrip>
      )
    default:
      return null
  }
}

/** What the person is asked to do: choose another time, or ask again once the offered ones have expired. */
function VisitAction({ visit }: Pick<VisitProps, 'visit'>) {
  const { t } = useText('pages-common')
  const { t: common } = useText('common')
  const isExpired = visit.state === 'expired' && visit.actions.includes('rebook')
  if (visit.state !== 'offered' && !isExpired) return null
  return (
    <View className={styles.act}>
      <Button
        kind="primary"
        size="small"
        onClick={() => (isExpired ? askAgain(visit) : go(routes.doctorBooking, { id: visit.id }))}
      >
        {isExpired ? common('booking.action.rebook') : t('reservation.visit.choose')}
      </Button>
    </View>
  )
}

/** An open request to a doctor, which has its other actions on its own page. */
export function DoctorVisitCard({ visit, isNext }: VisitProps) {
  const { id, date, time, state, stateDesc, doctorName, personName, shopName } = visit
  const face = requestFaces[state]
  const open = () => go(routes.doctorBooking, { id })
  const head = {
    date,
    time,
    isOff: face.isOff,
    face,
    state: stateDesc,
    title: doctorName,
    facts: [[personName, shopName].join('\u00a0· ')],
  }
  if (state === 'confirmed' && !isNext) return <AppointmentRow {...head} onOpen={open} />
  return (
    <View className={cx(styles.root, isNext && styles.lead)}>
      <Tappable className={styles.press} role="link" onClick={open}>
        <AppointmentHead {...head} isLead={isNext} level={3} />
        <VisitStrip visit={visit} />
      </Tappable>
      <VisitAction visit={visit} />
    </View>
  )
}
