import { useEffect, useRef } from 'react'
import { openGoods } from '@/features/catalogue/open-goods'
import { useLazyGoodsByCodeQuery } from '@/pages-common/api/goods-code.api'

/** Words have no digits, and numbers are shorter than codes: KX-E001, 4891234567890. */
const CODE = /^(?=.*\d)[A-Za-z0-9_-]{4,40}$/

/** As typed, and in upper case as printed. */
const spellings = (code: string): string => [...new Set([code, code.toUpperCase()])].join()

/** Opens the product with a code over the search for it, unless another search was started meanwhile. */
export function useCodeSearch(): (asked: string) => void {
  const [read] = useLazyGoodsByCodeQuery()
  const latest = useRef('')
  useEffect(
    () => () => {
      latest.current = ''
    },
    [],
  )
  return (asked) => {
    const code = asked.trim()
    latest.current = code
    if (!CODE.test(code)) return
    void read(spellings(code), true).then(({ data }) => {
      const [found, ...others] = data ?? []
      if (found && others.length === 0 && latest.current === code) openGoods(found)
    })
  }
}
