import { View } from '@tarojs/components'
import type { QueueNow } from '@contract/routes/queue'
import { Heading } from '@/components/heading'
import { Icon } from '@/components/icon'
import { Tag } from '@/components/tag'
import { Ticket } from '@/components/ticket'
import { cx, hiddenProps } from '@/components/web-props'
import { formatTime, momentToMs } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useNow } from '../hooks/use-now'
import { useSeenAt } from '../hooks/use-seen-at'
import { useWaitWords } from '../hooks/use-wait-words'
import { ticketFaces } from './ticket-faces'
import styles from './ticket-head.module.scss'

const MOST_PARTS = 6
const LOOK_MS = 5_000
const MINUTE_MS = 60_000

/** One value with its label. */
function Fact({ label, children }: { label: string; children: string }) {
  return (
    <View className={styles.fact}>
      <View className={styles.label}>{label}</View>
      <View className={styles.value}>{children}</View>
    </View>
  )
}

/** The people ahead as segments of a bar; the text above states the number. */
function LineBar({ ticket, ahead }: { ticket: QueueNow; ahead: number }) {
  const { t } = useText('pages-clinic')
  const parts = Array.from({ length: Math.min(MOST_PARTS, ahead + 1) }, (_, i) => i)
  return (
    <View className={styles.line} {...hiddenProps()}>
      <View className={styles.parts}>
        {parts.map((part) => (
          <View
            key={part}
            className={cx(styles.part, part === 0 && ticket.calledNumber !== null && styles.on)}
          />
        ))}
        <Icon name="map-pin-fill" size={28} className={styles.pin} />
      </View>
      <View className={styles.ends}>
        <View>
          {ticket.calledNumber === null ? '' : t('queue.ticket.serving', { n: ticket.calledNumber })}
        </View>
        <View className={styles.you}>{t('queue.ticket.you')}</View>
      </View>
    </View>
  )
}

/** When the number was called, and how long ago: by the server's clock until the answer, then by the device's. */
function CalledFact({ calledTime, serverTime }: { calledTime: string; serverTime: string }) {
  const { t } = useText('pages-clinic')
  const { t: common } = useText('common')
  const seenAtMs = useSeenAt(serverTime)
  // the clock that ticks here may be some seconds behind the answer
  const lookedMs = Math.max(0, useNow(LOOK_MS) - seenAtMs)
  const sinceMs = momentToMs(serverTime) - momentToMs(calledTime) + lookedMs
  const count = Math.floor(sinceMs / MINUTE_MS)
  return (
    <Fact label={`${t('queue.ticket.calledAt')}\u00a0${formatTime(calledTime)}`}>
      {count > 0 ? common('relative.minutes', { count }) : common('relative.justNow')}
    </Fact>
  )
}

/** Where the line is; once called, since when, because the number called is then the own one. */
function LineFacts({ ticket }: { ticket: QueueNow }) {
  const { t } = useText('pages-clinic')
  const waitWords = useWaitWords()
  const { calledNumber, peopleAhead, waitMinutesFrom, waitMinutesTo, numbersBehind } = ticket
  if (ticket.state === 'called' && ticket.calledTime)
    return (
      <View className={styles.facts}>
        <CalledFact calledTime={ticket.calledTime} serverTime={ticket.serverTime} />
      </View>
    )
  return (
    <View className={styles.facts}>
      <Fact label={t('queue.ticket.called')}>
        {calledNumber === null ? t('queue.ticket.none') : String(calledNumber)}
      </Fact>
      {numbersBehind > 0 ? (
        <Fact label={t('queue.ticket.behind')}>{String(numbersBehind)}</Fact>
      ) : (
        ticket.state === 'checkedIn' &&
        peopleAhead !== null && (
          <Fact label={t('queue.ticket.ahead')}>{t('queue.ticket.people', { count: peopleAhead })}</Fact>
        )
      )}
      {waitMinutesFrom !== null && waitMinutesTo !== null && (
        <Fact label={t('queue.ticket.wait')}>{waitWords(waitMinutesFrom, waitMinutesTo)}</Fact>
      )}
    </View>
  )
}

/**
 * The ticket: place, large number, state (that of a call is in its own strip); below the perforation the
 * people ahead.
 */
export function TicketHead({ ticket }: { ticket: QueueNow }) {
  const { t } = useText('pages-clinic')
  const { state, number, checkInTime } = ticket
  const { icon, tag } = ticketFaces[state]
  const top = (
    <View className={cx(styles.top, ticket.nextPollMs === 0 && styles.off)}>
      <View className={styles.place}>{`${ticket.shopName}　${ticket.departmentName}`}</View>
      <Heading level={2} size="body" className={styles.label}>
        {t('queue.ticket.number')}
      </Heading>
      {number === null ? (
        <View className={styles.noNumber}>{t('queue.ticket.noNumber')}</View>
      ) : (
        <View className={styles.number}>{number}</View>
      )}
      {state !== 'called' && (
        <Tag kind={tag} icon={icon} className={styles.state}>
          {state === 'checkedIn' && checkInTime
            ? t('queue.ticket.checkedIn', { time: formatTime(checkInTime) })
            : ticket.stateDesc}
        </Tag>
      )}
    </View>
  )
  return (
    <Ticket top={top}>
      <LineFacts ticket={ticket} />
      {state === 'checkedIn' && ticket.peopleAhead !== null && (
        <LineBar ticket={ticket} ahead={ticket.peopleAhead} />
      )}
    </Ticket>
  )
}
