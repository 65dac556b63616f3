import { View } from '@tarojs/components'
import type { DoctorBooking } from '@contract/routes/doctor-bookings'
import { ActionBar, ActionBarItem } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import { askAgain } from '@/navigation/ask-again'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './request.module.scss'
import type { RequestState } from './use-request'

/**
 * The actions that the server allows now. Cancelling is a small item at the start, never at the place where the request
 * was just sent. What has expired is withdrawn at the end of the page: a new request closes it as well.
 */
export function RequestBar({ booking, request }: { booking: DoctorBooking; request: RequestState }) {
  const { t } = useText('pages-clinic')
  const { actions, state } = booking
  const isExpired = state === 'expired'
  const isAllowed = (action: DoctorBooking['actions'][number]) => actions.includes(action)
  return (
    <ActionBar
      start={
        <View className={styles.ways}>
          <ActionBarItem
            icon="headset"
            text={t('request.contact')}
            onClick={() => request.contact.openContact(booking)}
          />
          {isAllowed('cancel') && !isExpired && (
            <ActionBarItem
              icon="x-circle"
              text={t(state === 'offered' ? 'request.noneSuits' : 'request.cancel')}
              onClick={request.askCancel}
            />
          )}
        </View>
      }
    >
      {state === 'confirmed' && (
        <Button kind="tint" icon="calendar-plus" onClick={() => request.keepInCalendar(booking)}>
          {t('request.calendar')}
        </Button>
      )}
      {isAllowed('rebook') ? (
        <Button kind={state === 'done' ? 'tint' : 'primary'} onClick={() => askAgain(booking)}>
          {t('request.rebook')}
        </Button>
      ) : (
        state !== 'confirmed' && (
          <Button kind="tint" onClick={() => go(routes.clinicReservation)}>
            {t('request.mine')}
          </Button>
        )
      )}
    </ActionBar>
  )
}
