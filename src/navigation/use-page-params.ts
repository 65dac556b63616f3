import { useRouter } from '@tarojs/taro'
import { useMemo } from 'react'
import { decode, readQuery } from './query'

/** The decoded parameters of the page, all optional. A mini-program code passes them in `scene`, as `name=value`. */
export function usePageParams<T extends Partial<Record<keyof T, string>>>(): Partial<T> {
  const { params } = useRouter()
  return useMemo(() => {
    const given = Object.fromEntries(
      Object.entries(params ?? {}).map(([key, value]) => [key, decode(String(value))]),
    )
    const ofCode = given.scene?.includes('=') ? readQuery(given.scene) : null
    return { ...ofCode, ...given } as Partial<T>
  }, [params])
}
