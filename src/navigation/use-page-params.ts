import { useRouter } from '@tarojs/taro'
import { useMemo } from 'react'
import { decode } from './query'

/** The decoded parameters of the page; each may be missing. */
export function usePageParams<T extends Partial<Record<keyof T, string>>>(): Partial<T> {
  const { params } = useRouter()
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(params ?? {}).map(([key, value]) => [key, decode(String(value))]),
      ) as Partial<T>,
    [params],
  )
}
