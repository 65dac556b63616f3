import { useEffect, useId, useState } from 'react'
import { type SearchKind, searchKinds } from '@contract/constants/enums'
import { useSearchResults } from '@/features/search/hooks/use-search-results'
import { routes } from '@/navigation/routes'
import { useAddressState } from '@/navigation/use-address-state'
import { scanCode } from '@/platform/scan'
import { toPageTop } from '@/utils/page-top'
import { useCodeSearch } from './use-code-search'
import { useSearchHistory } from './use-search-history'
import { useSuggestions } from './use-suggestions'

const longest = 60
const readView = ({
  keyword = '',
  tab,
}: Partial<Record<string, string>>): { keyword: string; tab: SearchKind | '' } => ({
  keyword: keyword.trim().slice(0, longest),
  tab: searchKinds.find((kind) => kind === tab) ?? '',
})

/** The state of the search page: start, suggestions for the typed text, or results for the URL's keyword. */
export function useSearchPage() {
  const id = `search${useId().replace(/:/g, '')}`
  const [{ keyword, tab }, change] = useAddressState(routes.search, readView)
  const [typed, setTyped] = useState(keyword)
  const history = useSearchHistory()
  const word = typed.trim()
  const face = word === '' ? 'start' : word !== keyword ? 'typing' : 'found'
  const openByCode = useCodeSearch()
  const suggested = useSuggestions(face === 'typing' ? word : '')
  const found = useSearchResults(face === 'found' ? keyword : '', tab)
  // the keyword of a link followed while the page is open
  useEffect(() => setTyped(keyword), [keyword])

  const search = (asked: string, of?: SearchKind) => {
    const next = asked.trim()
    if (next === '') return
    setTyped(next)
    history.remember(next)
    change({ keyword: next, tab: of ?? (next === keyword ? tab : '') })
    toPageTop()
    openByCode(next)
  }
  const scan = async () => {
    const code = await scanCode()
    if (code !== null) search(code.slice(0, longest), 'goods')
  }
  const type = (value: string) => {
    setTyped(value)
    // clearing the field returns to the start and updates the URL
    if (value.trim() === '') change({ keyword: '', tab: '' })
  }
  const choose = (next: SearchKind) => {
    change({ tab: next })
    toPageTop()
  }
  return {
    id,
    fieldId: `${id}-field`,
    keyword,
    typed,
    word,
    face,
    history,
    suggested,
    found,
    search,
    scan: () => {
      void scan()
    },
    type,
    choose,
  }
}
export type SearchPage = ReturnType<typeof useSearchPage>
