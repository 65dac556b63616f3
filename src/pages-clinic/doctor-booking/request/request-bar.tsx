import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { ActionBar, ActionBarItem } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import type { RequestState } from './use-request'

/** The actions that the server allows now; cancelling is never the primary button. */
export function RequestBar({ booking, request }: { booking: DoctorBooking; request: RequestState }) {
  const { t } = useText('pages-clinic')
  const { actions, state } = booking
  const isAllowed = (action: DoctorBooking['actions'][number]) => actions.includes(action)
  return (
    <ActionBar
      start={
        <ActionBarItem
          icon="headset"
          text={t('request.contact')}
          onClick={() => request.contact.openContact(booking)}
        />
      }
    >
      {isAllowed('cancel') && (
        <Button kind="outline" onClick={request.askCancel}>
          {t(state === 'offered' ? 'request.noneSuits' : 'request.cancel')}
        </Button>
      )}
      {state === 'confirmed' && (
        <Button kind="tint" icon="calendar-plus" onClick={() => request.keepInCalendar(booking)}>
          {t('request.calendar')}
        </Button>
      )}
      {isAllowed('rebook') && (
        <Button kind={state === 'done' ? 'tint' : 'primary'} onClick={() => request.rebook(booking)}>
          {t(state === 'expired' ? 'request.bookAfresh' : 'request.rebook')}
        </Button>
      )}
    </ActionBar>
  )
}
