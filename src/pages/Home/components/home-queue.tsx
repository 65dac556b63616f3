import { View } from '@tarojs/components'
import { useState } from 'react'
import type { QueueNow } from '@contract/routes/queue'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { cx } from '@/components/web-props'
import { useOpenTicketsQuery } from '@/features/queue/api/open-tickets.api'
import { useIsShown } from '@/hooks/use-is-shown'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import styles from './home-queue.module.scss'

const soonest = (tickets: readonly QueueNow[] = []): number => {
  const waits = tickets.map(({ nextPollMs }) => nextPollMs).filter((ms) => ms > 0)
  return waits.length > 0 ? Math.min(...waits) : 0
}

/** The account's open tickets, polled while the page is visible, at the server's interval. */
function useOpenTickets() {
  const isShown = useIsShown()
  const [askMs, setAskMs] = useState(0)
  const { data, refetch } = useOpenTicketsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: isShown ? askMs : 0,
    skipPollingIfUnfocused: true,
  })
  const wantedMs = soonest(data)
  if (wantedMs !== askMs) setAskMs(wantedMs)
  useShownAgain(() => void refetch())
  return data
}

/** The state of an open ticket, over the end of the page, to avoid a layout shift when it appears. */
export function HomeQueue() {
  const { t } = useText('main')
  const tickets = useOpenTickets()
  const [first] = tickets ?? []
  if (!first || !tickets) return null
  const { state, number, peopleAhead } = first
  const words =
    state === 'checkedIn' && peopleAhead !== null
      ? t('home.queue.ahead', { count: peopleAhead })
      : first.stateDesc
  return (
    <Tappable
      className={cx(styles.root, (state === 'called' || state === 'missed') && styles.called)}
      role="link"
      onClick={() => go(routes.queue, tickets.length > 1 ? {} : { id: first.id })}
    >
      <Icon name={state === 'called' ? 'bell-ringing' : 'ticket'} size={24} className={styles.icon} />
      <View className={styles.words}>
        <View className={styles.state}>
          {[number === null ? '' : t('home.queue.number', { n: number }), words]
            .filter(Boolean)
            .join('\u00a0· ')}
        </View>
        <View className={styles.place}>{`${first.shopName}　${first.doctorName}`}</View>
      </View>
      <Icon name="caret-right" size={16} />
    </Tappable>
  )
}
