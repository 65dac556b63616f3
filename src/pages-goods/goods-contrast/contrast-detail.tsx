import { useState } from 'react'
import { View } from '@tarojs/components'
import Taro, { usePullDownRefresh } from '@tarojs/taro'
import { isCompareRefused, useCompareListQuery, useComparisonQuery } from '@/api/compare.api'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { Toast } from '@/components/toast'
import { selectTextEnlargement } from '@/features/preferences/preferences.slice'
import { selectIsSignedIn } from '@/features/session/session.slice'
import { useShare } from '@/hooks/use-share'
import { useText } from '@/i18n/use-text'
import { go, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { useAppSelector } from '@/store/hooks'
import { limits } from '@contract/constants/limits'
import { ColumnButtons } from './components/column-button'
import { CompareSkeleton } from './components/compare-skeleton'
import { CompareView } from './components/compare-view'
import { useColumnWindow } from './hooks/use-column-window'

/** Two to four packages (`ids`, comma separated; else the first of my list) side by side. Opens without an account. */
export default function ContrastDetailPage() {
  const { t, lang } = useText('pages-goods')
  const { ids: asked } = usePageParams<{ ids: string }>()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const isEnlarged = useAppSelector(selectTextEnlargement) !== 0
  const [removed, setRemoved] = useState<readonly string[]>([])
  const mine = useCompareListQuery(undefined, { skip: !!asked || !isSignedIn })
  const wanted = asked
    ? asked.split(',')
    : (mine.data?.entries ?? []).slice(0, limits.compareMax).map(({ spuId }) => spuId)
  const ids = wanted.filter((id) => !removed.includes(id))
  const isEnough = ids.length >= limits.compareMin
  const comparison = useComparisonQuery(ids.join(','), { skip: !isEnough })
  // while a column goes the table stays as it is: the answer for the rest comes in an instant, or cannot be read
  const data = comparison.isError ? comparison.currentData : comparison.data
  const columns = (isEnough && data?.columns) || []
  const share = useShare({
    route: routes.contrastDetail,
    params: { ids: ids.join(',') },
    title: t('compare.shareTitle', { names: columns.map(({ goods }) => goods.name).join(' / ') }),
  })
  const shownColumns = useColumnWindow({
    count: columns.length || ids.length || limits.compareMin,
    lang,
    isEnlarged,
  })
  usePullDownRefresh(() => {
    if (isEnough) void comparison.refetch().finally(() => Taro.stopPullDownRefresh())
    else Taro.stopPullDownRefresh()
  })

  const remove = (id: string) => {
    setRemoved([...removed, id])
    shownColumns.reset()
  }
  const toList = (
    <Button onClick={() => (isSignedIn ? go(routes.goodsContrast) : switchTo(routes.commodity))}>
      {t(isSignedIn ? 'compare.toList' : 'compare.toGoods')}
    </Button>
  )
  const waiting = !asked && isSignedIn && mine.data === undefined
  const content = () => {
    if (waiting)
      return (
        <QueryGate query={mine} skeleton={<CompareSkeleton shown={shownColumns} />}>
          {() => null}
        </QueryGate>
      )
    if (!isEnough)
      return (
        <EmptyState
          kind="products"
          title={t('compare.tooFewTitle')}
          text={t('compare.tooFewText')}
          action={toList}
        />
      )
    if (isCompareRefused(comparison.error))
      return (
        <EmptyState
          kind="products"
          title={t('compare.goneTitle')}
          text={t('compare.goneText')}
          action={toList}
        />
      )
    return (
      <QueryGate query={{ ...comparison, data }} skeleton={<CompareSkeleton shown={shownColumns} />}>
        {(found) => (
          <CompareView
            key={found.columns.map(({ spuId }) => spuId).join()}
            comparison={found}
            shown={shownColumns}
            onShare={share.copyLink}
            {...(ids.length > limits.compareMin ? { onRemove: remove } : null)}
          />
        )}
      </QueryGate>
    )
  }
  return (
    <PageShell
      title={columns.length > 0 ? t('compare.titleCount', { count: columns.length }) : t('compare.title')}
      tab="goods"
      flush
      isBarPhoneOnly
      bar={
        columns.length > 0 ? (
          <ColumnButtons columns={shownColumns.columns.flatMap((index) => columns[index] ?? [])} />
        ) : undefined
      }
      overlay={
        <Toast
          isOpen={share.outcome !== null}
          text={t(share.outcome === 'failed' ? 'detail.share.failed' : 'detail.share.copied')}
          onClose={share.forget}
        />
      }
    >
      <View>{content()}</View>
    </PageShell>
  )
}
