import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useDelayed } from '@/hooks/use-delayed'
import { useText } from '@/i18n/use-text'
import { EmptyState, type EmptyKind } from '../empty-state'
import { FailedState } from '../failed-state'
import { VisuallyHidden } from '../visually-hidden'
import { webProps } from '../web-props'
import styles from './index.module.scss'

/** What an RTK Query hook answers, as far as a gate cares. */
export interface GateQuery<T> {
  data?: T
  error?: unknown
  isLoading: boolean
  isFetching?: boolean
  refetch: () => unknown
}

interface QueryGateProps<T> {
  query: GateQuery<T>
  skeleton: ReactNode
  empty?: { when: (data: T) => boolean; kind: EmptyKind; action?: ReactNode; title?: string; text?: string }
  /** within something larger that is there: it fails without a drawing */
  isPart?: boolean
  children: (data: T) => ReactNode
}

/** A skeleton that flashes for an instant is worse than none. */
export const skeletonDelayMs = 200

// the number the server wrote into its log for this request
function referenceOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { reference, requestId } = error as { reference?: unknown; requestId?: unknown }
  const found = reference ?? requestId
  return typeof found === 'string' && found ? found : undefined
}

/**
 * The four faces of anything that is read: loading (skeleton after 200 ms), failed (with retry and reference), empty, full.
 * What was read stays on the page when reading again fails.
 */
export function QueryGate<T>({ query, skeleton, empty, isPart, children }: QueryGateProps<T>) {
  const { t } = useText('common')
  const { data, error, refetch } = query
  const isWaiting = data === undefined && (!error || !!query.isFetching)
  const isSkeletonDue = useDelayed(isWaiting, skeletonDelayMs)
  if (data !== undefined)
    return (
      <>
        {empty?.when(data) ? (
          <EmptyState kind={empty.kind} action={empty.action} title={empty.title} text={empty.text} />
        ) : (
          children(data)
        )}
      </>
    )
  if (!isWaiting)
    return (
      <FailedState
        onRetry={() => {
          refetch()
        }}
        reference={referenceOf(error)}
        isPart={isPart}
      />
    )
  return (
    <View className={styles.waiting} {...webProps({ 'aria-busy': true })}>
      {isSkeletonDue && (
        <>
          <VisuallyHidden isLive>{t('query.loading')}</VisuallyHidden>
          {skeleton}
        </>
      )}
    </View>
  )
}
