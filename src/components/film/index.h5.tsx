import { createElement } from 'react'
import type { FilmProps } from './types'

/** A film with the browser's own controls: Taro's player would bring a library. */
export function Film({ src, poster, isMuted, label, className }: FilmProps) {
  return createElement('video', {
    className,
    src,
    poster,
    muted: isMuted,
    autoPlay: true,
    controls: true,
    playsInline: true,
    preload: 'metadata',
    'aria-label': label,
  })
}
