import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { codes } from '@contract/constants/codes'
import { useDelayed } from '@/hooks/use-delayed'
import { useText } from '@/i18n/use-text'
import type { ReadState, Unread } from '@/utils/read-state'
import { EmptyState, type EmptyStateProps } from '../empty-state'
import { FailedState } from '../failed-state'
import { VisuallyHidden } from '../visually-hidden'
import { webProps } from '../web-props'
import styles from './index.module.scss'
import { UnreadableState } from './unreadable-state'

interface Waiting {
  skeleton: ReactNode
  /** previous content has already been shown for a while: the skeleton replaces it without an empty moment */
  isWaited?: boolean
  /** inside a page with other content: failures have no drawing */
  isPart?: boolean
}

interface QueryGateProps<T> extends Waiting {
  state: ReadState<T>
  empty?: EmptyStateProps
  gone?: EmptyStateProps
  children: (data: T) => ReactNode
}

/** Delay before the skeleton, which would otherwise flash. */
export const skeletonDelayMs = 200

// the server's log reference of this request
function referenceOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { reference, requestId } = error as { reference?: unknown; requestId?: unknown }
  const found = reference ?? requestId
  return typeof found === 'string' && found ? found : undefined
}

// the server was reached, so the network is not at fault
function isUnreadable(error: unknown): boolean {
  const { kind, code } = (error ?? {}) as { kind?: unknown; code?: unknown }
  return kind === 'malformed' || kind === 'http' || code === codes.systemError
}

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (error as { kind?: unknown }).kind === 'timeout'

/**
 * Placeholder of content that is not available: loading (skeleton after 200 ms) or failed (with retry and
 * reference).
 */
export function UnreadState({ state, skeleton, isWaited, isPart }: Waiting & { state: Unread }) {
  const { t } = useText('common')
  const isSkeletonDue = useDelayed(state.kind === 'loading', skeletonDelayMs) || isWaited
  if (state.kind === 'failed') {
    const Face = isUnreadable(state.error) ? UnreadableState : FailedState
    return (
      <Face
        onRetry={state.retry}
        reference={referenceOf(state.error)}
        {...(isTimeout(state.error) ? { title: t('failed.timeout') } : null)}
        isPart={isPart}
      />
    )
  }
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

/** Renders the state of a read: loading, failed, gone, empty or its content. */
export function QueryGate<T>({ state, empty, gone, children, ...waiting }: QueryGateProps<T>) {
  switch (state.kind) {
    case 'ready':
      return <>{children(state.data)}</>
    case 'empty':
      return empty ? <EmptyState {...empty} /> : null
    case 'gone':
      return gone ? <EmptyState {...gone} /> : null
    default:
      return <UnreadState state={state} {...waiting} />
  }
}
