import { Button } from '@/components/button'
import { ColumnBar, useHasColumnBar } from '@/components/column-bar'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { useText } from '@/i18n/use-text'
import { replace } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useTicket } from '../hooks/use-ticket'
import { useTicketActions } from '../hooks/use-ticket-actions'
import { CancelDialog } from './cancel-dialog'
import { TicketBar } from './ticket-bar'
import { TicketView } from './ticket-view'
import { TurnBar } from './turn-bar'
import { SignInBar, VisitorQueues } from './visitor-queues'

/** One ticket: number, people ahead, next step and actions. */
export function TicketPage({ id }: { id: string }) {
  const { t } = useText('pages-clinic')
  const { t: common } = useText('common')
  const page = useTicket(id)
  const actions = useTicketActions(page.ticket)
  const isKnown = page.isSignedIn && page.ticket !== undefined
  const hasColumnBar = useHasColumnBar()
  const bar = isKnown && <TicketBar ticket={page.ticket} actions={actions} />
  return (
    <PageShell
      title={t('queue.title')}
      tab="mine"
      isNarrow={!isKnown && !(page.isSignedIn && page.state.kind === 'loading')}
      bar={page.isSignedIn ? !hasColumnBar && bar : <SignInBar text={common('signIn.action')} />}
      overlay={
        <>
          <CancelDialog actions={actions} />
          <TurnBar ticket={page.ticket} />
          <Toast {...actions.toast} />
        </>
      }
    >
      {!page.isSignedIn ? (
        <VisitorQueues />
      ) : (
        <QueryGate
          state={page.state}
          skeleton={<SkeletonPage kind="forms" />}
          gone={{
            kind: 'appointments',
            title: t('queue.gone'),
            text: t('queue.goneText'),
            action: <Button onClick={() => replace(routes.queue)}>{t('queue.toMine')}</Button>,
          }}
        >
          {(ticket) => (
            <TicketView
              ticket={ticket}
              page={page}
              trouble={actions.trouble}
              onLeave={() => actions.setLeaving(true)}
              actions={hasColumnBar && <ColumnBar>{bar}</ColumnBar>}
            />
          )}
        </QueryGate>
      )}
    </PageShell>
  )
}
