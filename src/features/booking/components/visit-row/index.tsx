import { View } from '@tarojs/components'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { Button } from '@/components/button'
import { requestFaces } from '@/features/clinics/request-faces'
import { useText } from '@/i18n/use-text'
import { askAgain } from '@/navigation/ask-again'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { dueText, shortly } from '../../due-visits'
import { AppointmentRow } from '../appointment-row'
import styles from './index.module.scss'

interface VisitRowProps {
  visit: DoctorBooking
  /** its clinic stands above */
  isNamed?: boolean
  /** nothing else on the page waits more */
  isFirst?: boolean
}

/** By when something is to happen, and what the person does for it: chooses a time, or asks again. */
function VisitFoot({ visit, isFirst }: Pick<VisitRowProps, 'visit' | 'isFirst'>) {
  const { t } = useText('common')
  const { state, answerDue } = visit
  const isWaiting = state === 'waiting'
  const note =
    isWaiting && answerDue ? t('booking.visit.waiting', { when: shortly(answerDue) }) : dueText(visit, t)
  return (
    <>
      {note && <View className={styles.note}>{note}</View>}
      {!isWaiting && (
        <Button
          kind={isFirst && state === 'offered' ? 'primary' : 'tint'}
          size="small"
          onClick={() => (state === 'offered' ? go(routes.doctorBooking, { id: visit.id }) : askAgain(visit))}
        >
          {t(state === 'offered' ? 'booking.visit.choose' : 'booking.action.rebook')}
        </Button>
      )}
    </>
  )
}

/** A request to a doctor as a row of a list; its other actions are on its own page, which it opens. */
export function VisitRow({ visit, isNamed, isFirst }: VisitRowProps) {
  const { id, date, time, state, stateDesc, doctorName, departmentName, personName, shopName } = visit
  const face = requestFaces[state]
  const hasFoot = state === 'waiting' || state === 'offered' || visit.actions.includes('rebook')
  return (
    <AppointmentRow
      date={date}
      time={time}
      isOff={face.isOff}
      face={face}
      state={stateDesc}
      title={doctorName}
      facts={[(isNamed ? [departmentName, personName] : [personName, shopName]).join('\u00a0· ')]}
      onOpen={() => go(routes.doctorBooking, { id })}
      foot={hasFoot && <VisitFoot visit={visit} isFirst={isFirst} />}
    />
  )
}
