import { useContext, useState } from 'react'
import { AssetResolverContext } from './image'

const own = '/assets/'

/**
 * A picture in a template that is written by hand (./drawn.ts), as attributes of its View: of the server's own pictures only the end travels, the
 * template has the beginning. One that cannot be loaded is left out, the template keeps its place.
 */
export function useDrawnPicture(src: string): Record<string, unknown> {
  const resolve = useContext(AssetResolverContext)
  const [failedSrc, setFailedSrc] = useState('')
  if (src === '' || src === failedSrc) return {}
  return {
    ...(src.startsWith(own) ? { pic: src.slice(own.length) } : { src: resolve(src) }),
    onError: () => setFailedSrc(src),
  }
}
