import { PageShell } from '@/components/page-shell'
import { useText } from '@/i18n/use-text'
import { SearchFound } from './components/search/search-found'
import { SearchHead } from './components/search/search-head'
import { SearchStart } from './components/search/search-start'
import { SuggestionList } from './components/search/suggestion-list'
import { useSearchPage } from './components/search/use-search-page'

/**
 * The search page: suggestions of keywords first, completions while typing, then results by kind. Keyword and
 * kind are kept in the URL.
 */
export default function Search() {
  const { t } = useText('pages-common')
  const page = useSearchPage()
  const { face, history, search } = page
  return (
    <PageShell title={t('search.title')} hasOwnSearch head={<SearchHead page={page} />}>
      {face === 'start' && <SearchStart history={history.words} onSearch={search} onClear={history.clear} />}
      {face === 'typing' && (
        <SuggestionList
          of={page.id}
          fieldId={page.fieldId}
          typed={page.word}
          {...page.suggested}
          onSearch={search}
        />
      )}
      {face === 'found' && <SearchFound page={page} />}
    </PageShell>
  )
}
