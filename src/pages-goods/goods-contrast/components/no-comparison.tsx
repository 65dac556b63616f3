import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { UnreadState } from '@/components/query-gate'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import type { CompareState } from '../compare-state'
import type { ColumnWindow } from '../hooks/use-column-window'
import { CompareSkeleton } from './compare-skeleton'

interface NoComparisonProps {
  state: Exclude<CompareState, { kind: 'ready' }>
  shown: ColumnWindow
  isSignedIn: boolean
}

/** Shown in place of the table. */
export function NoComparison({ state, shown, isSignedIn }: NoComparisonProps) {
  const { t } = useText('pages-goods')
  if (state.kind === 'loading' || state.kind === 'failed')
    return <UnreadState state={state} skeleton={<CompareSkeleton shown={shown} />} />
  const isRefused = state.kind === 'refused'
  return (
    <EmptyState
      kind="products"
      title={t(isRefused ? 'compare.goneTitle' : 'compare.tooFewTitle')}
      text={t(isRefused ? 'compare.goneText' : 'compare.tooFewText')}
      action={
        <Button onClick={() => (isSignedIn ? go(routes.goodsContrast) : switchTo(routes.commodity))}>
          {t(isSignedIn ? 'compare.toList' : 'compare.toGoods')}
        </Button>
      }
    />
  )
}
