import { View } from '@tarojs/components'
import type { QueueLine } from '@contract/routes/queue'
import type { ShopCard, ShopDetail } from '@contract/routes/shops'
import { Card } from '@/components/card'
import { useIsShown } from '@/hooks/use-is-shown'
import { useShownAgain } from '@/hooks/use-shown-again'
import { formatRelative } from '@/i18n/format'
import { useText } from '@/i18n/use-text'
import { useQueueLinesQuery } from '@/pages-clinic/api/lines.api'
import { queueSum } from '../queue/hooks/queue-sum'
import { useWaitWords } from '../queue/hooks/use-wait-words'
import styles from './queue-now.module.scss'

const ASK_EVERY_MS = 30_000
const SHOWN = 3

/**
 * The current queue of a clinic, one row per doctor on duty. Renders nothing when nobody is on duty, or before the
 * clinic opens when nobody waits: the button that joins the queue says when it opens. The time until then is no
 * wait of a queue.
 */
export function QueueNow({ shop }: { shop: ShopCard | ShopDetail }) {
  const { id: shopId, openState } = shop
  const { t } = useText('pages-clinic')
  const waitWords = useWaitWords()
  const isShown = useIsShown()
  const { data, fulfilledTimeStamp, refetch } = useQueueLinesQuery(shopId, {
    pollingInterval: isShown ? ASK_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  })
  useShownAgain(() => {
    void refetch()
  })
  if (!data || data.length === 0) return null
  const busiest = [...data].sort((one, other) => other.waiting - one.waiting).slice(0, SHOWN)
  const { waiting, from, to } = queueSum(data)
  if (!openState.isOpen && waiting === 0) return null
  return (
    <Card
      title={t('clinic.queue.title')}
      action={
        <View className={styles.age}>
          <View className={styles.dot} />
          <View>{t('clinic.queue.updated', { when: formatRelative(fulfilledTimeStamp ?? Date.now()) })}</View>
        </View>
      }
    >
      <View className={styles.facts}>
        <Fact name={t('clinic.queue.waiting')} value={t('clinic.queue.people', { n: waiting })} />
        {openState.isOpen && (
          <Fact
            name={t('clinic.queue.shortest')}
            value={to === 0 ? t('clinic.queue.noWait') : waitWords(from, to)}
          />
        )}
      </View>
      <Lines lines={busiest} />
    </Card>
  )
}

/** The doctors on duty: whom they have called, and how many wait. */
function Lines({ lines }: { lines: readonly QueueLine[] }) {
  const { t } = useText('pages-clinic')
  return (
    <View ariaRole="list">
      {lines.map((line) => (
        <View key={line.doctorId} className={styles.line} ariaRole="listitem">
          <View className={styles.who}>
            <View>{line.doctorName}</View>
            <View className={styles.note}>{line.departmentName}</View>
          </View>
          <View className={styles.state}>
            <View>
              {line.calledNumber === null
                ? t('clinic.queue.noneCalled')
                : t('clinic.queue.called', { n: line.calledNumber })}
            </View>
            <View className={styles.note}>{t('clinic.queue.ahead', { count: line.waiting })}</View>
          </View>
        </View>
      ))}
    </View>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <View className={styles.fact}>
      <View className={styles.note}>{name}</View>
      <View className={styles.value}>{value}</View>
    </View>
  )
}
