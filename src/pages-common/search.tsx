import { useEffect, useId, useState } from 'react'
import { View } from '@tarojs/components'
import { type SearchKind, searchKinds } from '@contract/constants/enums'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { GoodsListSkeleton } from '@/components/goods-list/goods-list-skeleton'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SearchField } from '@/components/search-field'
import { SkeletonPage } from '@/components/skeleton'
import { Tabs } from '@/components/tabs'
import { VisuallyHidden } from '@/components/visually-hidden'
import { useText } from '@/i18n/use-text'
import { routes, searchFieldId } from '@/navigation/routes'
import { useAddressState } from '@/navigation/use-address-state'
import { focusById } from '@/utils/focus-element'
import { toPageTop } from '@/utils/page-top'
import { FoundRows } from './components/search/found-rows'
import { HotWords, SearchStart } from './components/search/search-start'
import { SuggestionList, suggestionId } from './components/search/suggestion-list'
import { useSearchHistory } from './components/search/use-search-history'
import { useSearchResults } from './components/search/use-search-results'
import { useSuggestions } from './components/search/use-suggestions'
import styles from './components/search/search.module.scss'

const longest = 60
const readView = ({
  keyword = '',
  tab,
}: Partial<Record<string, string>>): { keyword: string; tab: SearchKind | '' } => ({
  keyword: keyword.trim().slice(0, longest),
  tab: searchKinds.find((kind) => kind === tab) ?? '',
})

/** Search of everything: first words to choose from, then suggestions while typing, then what was found, by kind. The address keeps word and kind. */
export default function Search() {
  const { t } = useText('pages-common')
  const id = `search${useId().replace(/:/g, '')}`
  const fieldId = `${id}-field`
  const [{ keyword, tab }, change] = useAddressState(routes.search, readView)
  const [typed, setTyped] = useState(keyword)
  const history = useSearchHistory()
  const word = typed.trim()
  const isTyping = word !== '' && word !== keyword
  const { suggestions, isSettled } = useSuggestions(isTyping ? word : '')
  const { kind, counts, query, status, loadMore } = useSearchResults(
    word === '' || isTyping ? '' : keyword,
    tab,
  )
  // the word of a link that came while the page was open
  useEffect(() => setTyped(keyword), [keyword])

  const search = (asked: string, of?: SearchKind) => {
    const next = asked.trim()
    if (next === '') return
    setTyped(next)
    history.remember(next)
    change({ keyword: next, tab: of ?? (next === keyword ? tab : '') })
    toPageTop()
  }
  const type = (value: string) => {
    setTyped(value)
    // an emptied field starts again; the address says so too
    if (value.trim() === '') change({ keyword: '', tab: '' })
  }
  const choose = (next: SearchKind) => {
    change({ tab: next })
    toPageTop()
  }
  const other = counts && searchKinds.find((one) => one !== kind && counts[one] > 0)
  const isFound = word !== '' && !isTyping
  const head = (
    <View className={styles.head}>
      <View id={searchFieldId} className={styles.box}>
        <View id={fieldId}>
          <SearchField
            placeholder={t('search.hint')}
            value={typed}
            onChange={type}
            onSearch={search}
            onArrowDown={() => focusById(suggestionId(id, 0))}
            autoFocus={keyword === ''}
          />
        </View>
      </View>
      {isFound && (
        <View className={styles.tabs}>
          <Tabs
            label={t('search.tabs')}
            idPrefix="found"
            items={searchKinds.map((key) => ({
              key,
              label: t(`search.kind.${key}`),
              ...(counts ? { count: counts[key] } : {}),
            }))}
            active={kind}
            onChange={choose}
          />
        </View>
      )}
    </View>
  )
  return (
    <PageShell title={t('search.title')} head={head}>
      {word === '' && <SearchStart history={history.words} onSearch={search} onClear={history.clear} />}
      {isTyping && (
        <SuggestionList
          of={id}
          fieldId={fieldId}
          typed={word}
          suggestions={suggestions}
          isSettled={isSettled}
          onSearch={search}
        />
      )}
      {isFound && (
        <QueryGate query={query} skeleton={kind === 'goods' ? <GoodsListSkeleton /> : <SkeletonPage />}>
          {({ rows, total }) =>
            total > 0 ? (
              <>
                <VisuallyHidden isLive>
                  {t('search.found', { count: total, kind: t(`search.kind.${kind}`) })}
                </VisuallyHidden>
                <FoundRows kind={kind} rows={rows} total={total} status={status} onMore={loadMore} />
              </>
            ) : (
              <>
                <EmptyState
                  kind="searchResults"
                  {...(other ? { text: t('search.elsewhere') } : {})}
                  action={
                    other && (
                      <Button kind="tint" size="card" onClick={() => choose(other)}>
                        {t('search.seeOther', { kind: t(`search.kind.${other}`), n: counts[other] })}
                      </Button>
                    )
                  }
                />
                {!other && <HotWords onSearch={search} />}
              </>
            )
          }
        </QueryGate>
      )}
    </PageShell>
  )
}
