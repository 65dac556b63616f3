import { Video } from '@tarojs/components'
import type { FilmProps } from './types'

/** A film with the mini-program's own controls. */
export function Film({ src, poster, isMuted, label, className }: FilmProps) {
  return (
    <Video className={className} src={src} poster={poster} muted={isMuted} autoplay controls title={label} />
  )
}
