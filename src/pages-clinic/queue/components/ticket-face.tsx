import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import type { QueueNow } from '@contract/routes/queue'
import { Icon, type IconName } from '@/components/icon'
import { cx } from '@/components/web-props'
import { durationText } from '@/i18n/duration-text'
import type { Translate } from '@/i18n/engine'
import { formatMoment, formatTime, momentToMs, msToMoment } from '@/i18n/format'
import { JOINER } from '@/i18n/line-breaks'
import { useText } from '@/i18n/use-text'
import { awayMinutes } from '../hooks/leave-time'
import { turnTitles } from '../hooks/turn-titles'
import styles from './ticket-face.module.scss'
import { ticketFaces } from './ticket-faces'

interface Face {
  icon: IconName
  tone: 'ok' | 'info' | 'warn' | 'danger' | 'neutral' | 'strong'
  title: string
  text: string
  /** what applies to who comes too late for it */
  rule?: string
}

const MINUTE_MS = 60_000
const NEAR = 3

/** Hint while waiting: how long the person may be away, and when to stay. */
function waitingFace(ticket: QueueNow, t: Translate<'pages-clinic'>, common: Translate<'common'>): Face {
  const { peopleAhead, waitMinutesFrom, waitMinutesTo, serverTime } = ticket
  const [ahead, from, to] = [peopleAhead ?? 0, waitMinutesFrom ?? 0, waitMinutesTo ?? 0]
  const away = awayMinutes(from)
  const { turn, plain } = turnTitles(ticket, t)
  const soon = t('queue.face.stayText', { n: to })
  if (away > 0)
    return {
      icon: 'clock-countdown',
      tone: 'ok',
      title: plain(t('queue.face.away', { time: durationText(away, common) })),
      text: t('queue.face.awayText', {
        time: formatTime(msToMoment(momentToMs(serverTime) + from * MINUTE_MS)),
      }),
    }
  if (ahead === 0) return { icon: 'bell-ringing', tone: 'warn', title: turn('next'), text: soon }
  if (ahead <= NEAR)
    return {
      icon: 'bell-simple-ringing',
      tone: 'warn',
      title: plain(t('queue.alert.ahead', { count: ahead })),
      text: soon,
    }
  return { icon: 'clock', tone: 'ok', title: turn('stay'), text: soon }
}

/** What the state means for the person, and the next step. */
function faceOf(ticket: QueueNow, t: Translate<'pages-clinic'>, common: Translate<'common'>): Face {
  const { state, checkInFrom, serverTime, numbersBehind } = ticket
  const { icon } = ticketFaces[state]
  const { turn, plain } = turnTitles(ticket, t)
  const ended = (key: 'done' | 'cancelled' | 'expired', when: string | null): Face => ({
    icon,
    tone: 'neutral',
    title: plain(t(`queue.face.${key}`)),
    text: formatMoment(when ?? ticket.date),
  })
  switch (state) {
    case 'registered':
      return {
        icon: 'map-pin',
        tone: 'info',
        title: plain(
          checkInFrom !== null && checkInFrom > serverTime
            ? t('queue.face.early', { time: formatTime(checkInFrom) })
            : t('queue.face.registered'),
        ),
        text: t('queue.face.registeredText'),
      }
    case 'checkedIn':
      return waitingFace(ticket, t, common)
    case 'called':
      return {
        icon,
        tone: 'strong',
        title: turn('called'),
        // the name of a person does not break at its hyphen
        text: t('queue.face.calledText', { doctor: ticket.doctorName.replace(/-/g, `-${JOINER}`) }),
        rule: t('queue.steps.rule', { n: limits.queueBehind }),
      }
    case 'missed':
      return {
        icon,
        tone: 'warn',
        title: turn('missed'),
        text: t('queue.face.missedText', { count: Math.max(1, limits.queueBehind + 1 - numbersBehind) }),
      }
    case 'passed':
      return {
        icon,
        tone: 'danger',
        title: plain(t('queue.face.passed')),
        text: t('queue.face.passedText', { n: limits.queueBehind }),
      }
    case 'done':
      return ended('done', ticket.doneTime)
    case 'cancelled':
      return ended('cancelled', ticket.cancelTime)
    default:
      return ended('expired', null)
  }
}

/** The next step, the most prominent text below the ticket. */
export function TicketFace({ ticket }: { ticket: QueueNow }) {
  const { t } = useText('pages-clinic')
  const { t: common } = useText('common')
  const { icon, tone, title, text, rule } = faceOf(ticket, t, common)
  return (
    <View className={cx(styles.root, styles[tone])}>
      <Icon name={icon} size={28} className={styles.icon} />
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <View className={styles.text}>{text}</View>
        {rule && <View className={cx(styles.text, styles.rule)}>{rule}</View>}
      </View>
    </View>
  )
}
