import { useRef } from 'react'
import type { QueueNow } from '@contract/routes/queue'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useShopDetailQuery } from '@/features/clinics/api/shops.api'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { callPhone } from '@/platform/phone-call'
import { tellInPlace } from '@/utils/told-in-place'
import type { TicketActions } from '../hooks/use-ticket-actions'

/** States of a called number: its person is expected inside. */
const calledStates: readonly QueueNow['state'][] = ['called', 'missed']

/** Who is called and cannot come at once tells the clinic. Takes its place before the number is known. */
function CallClinic({ shopId }: { shopId: string }) {
  const { t } = useText('pages-clinic')
  const { data, error, isFetching, refetch } = useShopDetailQuery(shopId)
  const isPressed = useRef(false)
  // a dialog must not cover whose turn it is: the failure is told to who presses
  if (!isPressed.current) tellInPlace(error)
  if (data && !data.phone) return null
  const call = async () => {
    isPressed.current = true
    const phone = data?.phone ?? (await refetch()).data?.phone
    if (phone) void callPhone(phone)
  }
  return (
    <Button
      kind="outline"
      icon="phone"
      busy={isFetching && !data}
      onClick={() => {
        void call()
      }}
    >
      {t('request.call')}
    </Button>
  )
}

/** What helps at this moment; leaving the queue is at the end of the page. */
export function TicketBar({ ticket, actions }: { ticket: QueueNow | undefined; actions: TicketActions }) {
  const { t } = useText('pages-clinic')
  if (!ticket) return null
  const isTooEarly = ticket.checkInFrom !== null && ticket.checkInFrom > ticket.serverTime
  const can = (action: QueueNow['actions'][number]) => ticket.actions.includes(action)
  return (
    <ActionBar>
      {calledStates.includes(ticket.state) && <CallClinic shopId={ticket.shopId} />}
      {!can('requeue') && (
        <Button
          kind={can('checkIn') ? 'outline' : 'tint'}
          icon="map-trifold"
          onClick={() => go(routes.map, { id: ticket.shopId })}
        >
          {t('queue.action.map')}
        </Button>
      )}
      {can('checkIn') && (
        <Button
          icon="check-circle"
          disabled={isTooEarly}
          busy={actions.isCheckingIn}
          onClick={actions.checkIn}
        >
          {t('queue.action.checkIn')}
        </Button>
      )}
      {can('requeue') && (
        <Button icon="ticket" busy={actions.isRegistering} onClick={actions.registerAgain}>
          {t('queue.action.requeue')}
        </Button>
      )}
    </ActionBar>
  )
}
