import { View } from '@tarojs/components'
import type { QueueLine } from '@contract/routes/queue'
import type { ShopCard } from '@contract/routes/shops'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { ListRow } from '@/components/list-row'
import { NextStrip } from '@/components/next-strip'
import { QueryGate } from '@/components/query-gate'
import { MoreLink } from '@/components/section-header'
import { SkeletonPage } from '@/components/skeleton'
import { useShopsNearQuery } from '@/features/clinics/api/shops.api'
import { useClinicCard } from '@/features/clinics/hooks/use-clinic-card'
import { selectRegion } from '@/features/preferences/preferences.slice'
import { useIsShown } from '@/hooks/use-is-shown'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useQueueLinesQuery } from '@/pages-clinic/api/lines.api'
import { useAppSelector } from '@/store/hooks'
import { readState } from '@/utils/read-state'
import { queueSum } from '../hooks/queue-sum'
import { useWaitWords } from '../hooks/use-wait-words'
import { JoinRule } from './join-rule'
import styles from './ticket-view.module.scss'

const LINES_EVERY_MS = 30_000
const ASKED = 6
const SHOWN = 4

/** For a visitor, in place of tickets: the queues that anyone may see, and the rule of being called. */
export function VisitorQueues() {
  const { t } = useText('pages-clinic')
  const region = useAppSelector(selectRegion)
  const shops = useShopsNearQuery({ size: ASKED, ...(region === 'all' ? null : { region }) })
  const clinics = shops.currentData?.records.filter(({ kind }) => kind === 'clinic').slice(0, SHOWN)
  return (
    <View className={styles.root}>
      <NextStrip icon="ticket">{t('queue.signIn')}</NextStrip>
      <Card
        flush
        title={t('clinic.queue.title')}
        action={<MoreLink text={t('queue.mine.find')} onClick={() => switchTo(routes.shops)} />}
      >
        <QueryGate
          state={readState(clinics, shops, { isEmpty: clinics?.length === 0 })}
          skeleton={<SkeletonPage count={SHOWN} />}
          empty={{
            kind: 'appointments',
            title: t('queue.join.emptyTitle'),
            text: t('queue.mine.emptyText'),
          }}
          isPart
        >
          {(rows) => rows.map((shop) => <ClinicQueue key={shop.id} shop={shop} />)}
        </QueryGate>
      </Card>
      <JoinRule />
    </View>
  )
}

/** A clinic's opening state and its queue of today; opens the page to join it. */
function ClinicQueue({ shop }: { shop: ShopCard }) {
  const { t } = useText('pages-clinic')
  const { isOpen, openText, hoursText } = useClinicCard()(shop)
  const isShown = useIsShown()
  const { data: lines } = useQueueLinesQuery(shop.id, {
    refetchOnFocus: true,
    pollingInterval: isShown ? LINES_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  })
  const waitText = useWaitText()
  return (
    <ListRow
      isTall
      icon="storefront"
      title={shop.name}
      note={
        <>
          <View className={isOpen ? styles.open : undefined}>
            {[openText, hoursText].filter(Boolean).join('\u00a0· ')}
          </View>
          {/* the line is kept until the answer, which would shift the rows below */}
          {isOpen && <View>{lines ? waitText(lines) : '\u00a0'}</View>}
        </>
      }
      value={lines?.length ? t('queue.join.waiting', { count: queueSum(lines).waiting }) : ''}
      onClick={() => go(routes.queue, { shopId: shop.id })}
    />
  )
}

/** About how long the wait is in a clinic's fastest line. */
function useWaitText(): (lines: readonly QueueLine[]) => string {
  const { t } = useText('pages-clinic')
  const waitWords = useWaitWords()
  return (lines) => {
    if (lines.length === 0) return t('queue.join.emptyTitle')
    const { from, to } = queueSum(lines)
    return to === 0 ? t('clinic.queue.noWait') : t('queue.join.wait', { wait: waitWords(from, to) })
  }
}

/** The one action of a visitor. */
export function SignInBar({ text }: { text: string }) {
  return (
    <ActionBar>
      <Button icon="user" onClick={() => go(routes.login)}>
        {text}
      </Button>
    </ActionBar>
  )
}
