import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { ComponentProps } from 'react'
import { isGone } from '@/api/api-error'
import { ActionBar } from '@/components/action-bar'
import { Button } from '@/components/button'
import { Heading } from '@/components/heading'
import { NextStrip } from '@/components/next-strip'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { webProps } from '@/components/web-props'
import { useShopDetailQuery } from '@/features/clinics/api/shops.api'
import { useIsShown } from '@/hooks/use-is-shown'
import { useShownAgain } from '@/hooks/use-shown-again'
import { useText } from '@/i18n/use-text'
import { replace, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { useQueueLinesQuery } from '@/pages-clinic/api/lines.api'
import { QueueOpens } from '@/pages-clinic/components/queue-opens'
import { readState } from '@/utils/read-state'
import { joinIds, type JoinState, type JoinWish, useJoinQueue } from '../hooks/use-join-queue'
import { ClinicRows } from './clinic-rows'
import styles from './join-queue.module.scss'
import { JoinRule } from './join-rule'
import { LineFields } from './line-fields'
import { PersonField } from './person-field'
import { SignInBar } from './visitor-queues'

const LINES_EVERY_MS = 30_000

/** The queue lines of a clinic today, polled while the page is visible. */
function useLines(shopId: string) {
  const isShown = useIsShown()
  const { currentData: lines, ...query } = useQueueLinesQuery(shopId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: isShown ? LINES_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  })
  useShownAgain(() => void query.refetch())
  usePullDownRefresh(() => {
    void query.refetch().finally(() => Taro.stopPullDownRefresh())
  })
  return { lines, state: readState(lines, query, { isEmpty: lines?.length === 0 || isGone(query.error) }) }
}

/** Registration for today's queue: line, person, and the rule for late arrivals. */
export function JoinQueue({ shopId, wish }: { shopId: string; wish: JoinWish }) {
  const { t } = useText('pages-clinic')
  const { lines, state } = useLines(shopId)
  const { data: clinic } = useShopDetailQuery(shopId)
  const join = useJoinQueue(shopId, wish, lines)
  const canJoin = state.kind === 'ready'
  const isOpen = clinic?.openState.isOpen !== false
  return (
    <PageShell
      title={t('queue.join.title')}
      tab="mine"
      isNarrow
      bar={canJoin ? <JoinBar join={join} /> : undefined}
    >
      <View className={styles.clinic}>
        {clinic && (
          <Heading level={2} size="title">
            {clinic.name}
          </Heading>
        )}
      </View>
      {!isOpen && clinic && <QueueOpens shop={clinic} />}
      <QueryGate
        state={state}
        skeleton={<SkeletonPage kind="cards" count={3} />}
        empty={{
          kind: 'appointments',
          title: t('queue.join.emptyTitle'),
          text: t('queue.join.emptyText'),
          action: <Button onClick={() => switchTo(routes.shops)}>{t('queue.mine.find')}</Button>,
        }}
      >
        {(found) => <JoinForm lines={found} join={join} isOpen={isOpen} />}
      </QueryGate>
      {state.kind !== 'loading' && clinic && (
        <View className={styles.about}>
          <ClinicRows clinic={clinic} />
        </View>
      )}
    </PageShell>
  )
}

function JoinBar({ join: { persons, isSending, submit } }: { join: JoinState }) {
  const { t } = useText('pages-clinic')
  if (!persons.isSignedIn) return <SignInBar text={t('queue.join.signIn')} />
  return (
    <ActionBar>
      <Button icon="ticket" busy={isSending} onClick={submit}>
        {t('queue.join.submit')}
      </Button>
    </ActionBar>
  )
}

function JoinForm({ lines, join, isOpen }: ComponentProps<typeof LineFields>) {
  const { t } = useText('pages-clinic')
  const { trouble } = join
  return (
    <View className={styles.form}>
      <LineFields lines={lines} join={join} isOpen={isOpen} />
      <PersonField join={join} />
      <JoinRule />
      {trouble && (
        <View id={joinIds.trouble} {...webProps({ role: 'alert', tabIndex: -1 })}>
          <NextStrip
            kind="danger"
            icon="warning-circle"
            action={
              trouble.ticketId ? (
                <Button
                  kind="text"
                  size="small"
                  onClick={() => replace(routes.queue, { id: trouble.ticketId })}
                >
                  {t('queue.join.see')}
                </Button>
              ) : undefined
            }
          >
            {trouble.text}
          </NextStrip>
        </View>
      )}
    </View>
  )
}
