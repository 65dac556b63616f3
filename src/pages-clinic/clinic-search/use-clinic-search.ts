import { useState } from 'react'
import type { SearchKind } from '@contract/constants/enums'
import { useSearchResults } from '@/features/search/hooks/use-search-results'
import { routes } from '@/navigation/routes'
import { useAddressState } from '@/navigation/use-address-state'
import { toPageTop } from '@/utils/page-top'

const longest = 60
/** Kinds of results: doctors and services; clinics too when all clinics are searched. */
const kindsOf = (shopId: string): readonly SearchKind[] =>
  shopId ? ['doctor', 'goods'] : ['clinic', 'doctor', 'goods']

const readView = ({ shopId = '', keyword = '', tab = '' }: Partial<Record<string, string>>) => ({
  shopId,
  keyword: keyword.trim().slice(0, longest),
  tab: kindsOf(shopId).find((kind) => kind === tab) ?? ('' as const),
})

/** State of the page: the word and kind stored in the address, the text being typed, the results. */
export function useClinicSearch() {
  const [{ shopId, keyword, tab }, change] = useAddressState(routes.clinicSearch, readView)
  const [typed, setTyped] = useState(keyword)
  const kinds = kindsOf(shopId)
  const found = useSearchResults(keyword, tab, { kinds, ...(shopId ? { shopId } : null) })
  const hasNone = (kind: SearchKind) => Number(found.counts?.[kind] === 0)
  return {
    shopId,
    keyword,
    // what was found first
    kinds: [...kinds].sort((a, b) => hasNone(a) - hasNone(b)),
    found,
    typed,
    type: (value: string) => {
      setTyped(value)
      // an emptied field resets the search, and the address with it
      if (value.trim() === '') change({ keyword: '', tab: '' })
    },
    search: (word: string) => {
      const next = word.trim().slice(0, longest)
      setTyped(next)
      change({ keyword: next, tab: '' })
      toPageTop()
    },
    choose: (kind: SearchKind) => {
      change({ tab: kind === 'article' ? '' : kind })
      toPageTop()
    },
  }
}
export type ClinicSearch = ReturnType<typeof useClinicSearch>
