import type { QueueNow } from '@contract/routes/queue'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import type { TicketActions } from '../hooks/use-ticket-actions'

/** States of a called number: its person is expected inside. */
const calledStates: readonly QueueNow['state'][] = ['called', 'missed']

/** The actions of a ticket; leaving the queue is never the primary button, and a mere text once called. */
export function TicketBar({ ticket, actions }: { ticket: QueueNow | undefined; actions: TicketActions }) {
  const { t } = useText('pages-clinic')
  if (!ticket) return null
  const isTooEarly = ticket.checkInFrom !== null && ticket.checkInFrom > ticket.serverTime
  const can = (action: QueueNow['actions'][number]) => ticket.actions.includes(action)
  const isCalled = calledStates.includes(ticket.state)
  return (
    <ActionBar>
      {can('cancel') && (
        <Button kind={isCalled ? 'text' : 'outline'} onClick={() => actions.setLeaving(true)}>
          {t('queue.action.cancel')}
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
      {!can('checkIn') && !can('requeue') && (
        <Button kind="tint" icon="map-trifold" onClick={() => go(routes.map, { id: ticket.shopId })}>
          {t('queue.action.map')}
        </Button>
      )}
    </ActionBar>
  )
}
