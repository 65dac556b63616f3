import { View } from '@tarojs/components'
import { searchKinds } from '@contract/constants/enums'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { GoodsListSkeleton } from '@/components/goods-list/goods-list-skeleton'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { VisuallyHidden } from '@/components/visually-hidden'
import { useText } from '@/i18n/use-text'
import { switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { FoundRows } from './found-rows'
import { HotWords } from './search-start'
import styles from './search.module.scss'
import type { SearchPage } from './use-search-page'

/** The results of the selected kind. */
export function SearchFound({ page }: { page: SearchPage }) {
  const { t } = useText('pages-common')
  const { kind, state, status, loadMore } = page.found
  return (
    <QueryGate state={state} skeleton={kind === 'goods' ? <GoodsListSkeleton /> : <SkeletonPage />}>
      {({ rows, total, corrected }) =>
        total > 0 ? (
          <>
            {corrected !== null && (
              <View className={styles.corrected} ariaRole="status">
                {t('search.corrected', { typed: page.keyword, word: corrected })}
              </View>
            )}
            <VisuallyHidden isLive>
              {t('search.found', { count: total, kind: t(`search.kind.${kind}`) })}
            </VisuallyHidden>
            <FoundRows kind={kind} rows={rows} total={total} status={status} onMore={loadMore} />
          </>
        ) : (
          <NothingFound page={page} />
        )
      }
    </QueryGate>
  )
}

/** Suggests another kind that has results, else the catalogue and popular keywords. */
function NothingFound({ page: { found, search, choose } }: { page: SearchPage }) {
  const { t } = useText('pages-common')
  const { kind, counts } = found
  const other = counts && searchKinds.find((one) => one !== kind && counts[one] > 0)
  return (
    <>
      <EmptyState
        kind="searchResults"
        {...(other ? { text: t('search.elsewhere') } : {})}
        action={
          other ? (
            <Button kind="tint" size="card" onClick={() => choose(other)}>
              {t('search.seeOther', { kind: t(`search.kind.${other}`), n: counts[other] })}
            </Button>
          ) : (
            <Button kind="tint" size="card" onClick={() => switchTo(routes.commodity)}>
              {t('classification.toCatalogue')}
            </Button>
          )
        }
      />
      {!other && <HotWords onSearch={search} />}
    </>
  )
}
