import { View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { PageShell } from '@/components/page-shell'
import { Toast } from '@/components/toast'
import { useShare } from '@/features/goods-view/hooks/use-share'
import { selectTextEnlargement } from '@/features/preferences/preferences.slice'
import { useText } from '@/i18n/use-text'
import { routes } from '@/navigation/routes'
import { useAppSelector } from '@/store/hooks'
import { ColumnButtons } from './components/column-button'
import { CompareView } from './components/compare-view'
import { NoComparison } from './components/no-comparison'
import { useColumnWindow } from './hooks/use-column-window'
import { useComparison } from './hooks/use-comparison'

/**
 * The comparison page of two to four packages (`ids`, comma separated; else the first of the user's list).
 * Works without an account.
 */
export default function ContrastDetailPage() {
  const { t, lang } = useText('pages-goods')
  const isEnlarged = useAppSelector(selectTextEnlargement) !== 0
  const { ids, state, isSignedIn, columns, remove } = useComparison()
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
  const removeColumn = (id: string) => {
    remove(id)
    shownColumns.reset()
  }
  return (
    <PageShell
      title={columns.length > 0 ? t('compare.titleCount', { count: columns.length }) : t('compare.title')}
      tab="goods"
      flush
      barUntil="desktop"
      bar={
        columns.length > 0 ? (
          <ColumnButtons columns={shownColumns.columns.flatMap((index) => columns[index] ?? [])} />
        ) : undefined
      }
      overlay={
        <Toast
          isOpen={share.outcome !== null}
          about={share.outcome}
          text={t(share.outcome?.isCopied ? 'detail.share.copied' : 'detail.share.failed')}
          onClose={share.close}
        />
      }
    >
      <View>
        {state.kind === 'ready' ? (
          <CompareView
            key={state.data.columns.map(({ spuId }) => spuId).join()}
            comparison={state.data}
            shown={shownColumns}
            onShare={share.copyLink}
            {...(ids.length > limits.compareMin ? { onRemove: removeColumn } : null)}
          />
        ) : (
          <NoComparison state={state} shown={shownColumns} isSignedIn={isSignedIn} />
        )}
      </View>
    </PageShell>
  )
}
