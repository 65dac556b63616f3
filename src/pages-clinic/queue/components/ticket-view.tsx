import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { QueueNow } from '@contract/routes/queue'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { NextStrip } from '@/components/next-strip'
import { webProps } from '@/components/web-props'
import { WechatReminder } from '@/features/booking/components/wechat-reminder'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import type { TicketState } from '../hooks/use-ticket'
import { type Trouble, troubleId } from '../hooks/use-ticket-actions'
import { DataAge } from './data-age'
import { LeaveTime } from './leave-time'
import { TicketFace } from './ticket-face'
import { TicketHead } from './ticket-head'
import { TicketSteps } from './ticket-steps'
import styles from './ticket-view.module.scss'

interface TicketViewProps {
  ticket: QueueNow
  page: Pick<TicketState, 'isStreaming' | 'isShown' | 'isAsking' | 'askMs' | 'refresh'>
  trouble: Trouble | null
  onLeave: () => void
  /** the ticket's actions, where they have no bar of their own */
  actions: ReactNode
}

/** The current state of a ticket. */
export function TicketView({ ticket, page, trouble, onLeave, actions }: TicketViewProps) {
  const { t } = useText('pages-clinic')
  const isOpen = ticket.nextPollMs !== 0
  // whoever is called reads where to go before anything else
  const isCalled = ticket.state === 'called'
  const isWaiting = ticket.state === 'registered' || ticket.state === 'checkedIn'
  const parts = (
    <View className={styles.columns}>
      <View className={styles.root}>
        <TicketHead ticket={ticket} />
        {isOpen && (
          <DataAge
            serverTime={ticket.serverTime}
            isLive={page.isStreaming}
            everyMs={page.askMs}
            isActive={page.isShown}
            isBusy={page.isAsking}
            onRefresh={page.refresh}
          />
        )}
        {trouble && (
          <View id={troubleId} {...webProps({ role: 'alert', tabIndex: -1 })}>
            <NextStrip kind="danger" icon="warning-circle" note={trouble.text}>
              {trouble.title}
            </NextStrip>
          </View>
        )}
        {!isCalled && <TicketFace ticket={ticket} />}
        {isWaiting && <LeaveTime ticket={ticket} />}
        {isWaiting && <WechatReminder topic="queue" ask={t('request.remind')} done={t('request.reminded')} />}
        {isCalled && actions}
      </View>
      <View className={styles.root}>
        {isOpen && <TicketSteps ticket={ticket} />}
        {!isCalled && actions}
        <TicketRows ticket={ticket} isWaiting={isWaiting} />
        {ticket.actions.includes('cancel') && (
          <Button kind="text" onClick={onLeave}>
            {t('queue.action.cancel')}
          </Button>
        )}
      </View>
    </View>
  )
  return (
    <View className={styles.root}>
      {isCalled && <TicketFace ticket={ticket} />}
      {parts}
    </View>
  )
}

/** Whose ticket this is, with links to the clinic, the reminders while it waits, and all tickets. */
function TicketRows({ ticket, isWaiting }: { ticket: QueueNow; isWaiting: boolean }) {
  const { t } = useText('pages-clinic')
  return (
    <>
      <Card flush>
        <ListRow icon="user" title={t('queue.ticket.person')} value={ticket.personName} />
        <ListRow icon="stethoscope" title={t('queue.ticket.doctor')} value={ticket.doctorName} />
        <ListRow
          icon="storefront"
          title={t('queue.ticket.clinic')}
          value={ticket.shopName}
          onClick={() => go(routes.clinicHome, { id: ticket.shopId })}
        />
        {isWaiting && (
          <ListRow
            icon="bell"
            title={t('queue.reminders')}
            onClick={() => go(routes.messages, { choices: 1 })}
          />
        )}
        <ListRow icon="clock-counter-clockwise" title={t('queue.toMine')} onClick={() => go(routes.queue)} />
      </Card>
      {ticket.waitMinutesFrom !== null && <View className={styles.note}>{t('queue.ticket.note')}</View>}
    </>
  )
}
