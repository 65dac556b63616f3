import { Video } from '@tarojs/components'
import { createElement } from 'react'

interface FilmProps {
  src: string
  poster: string
  isMuted: boolean
  label: string
  className?: string
}

/** A video with the platform's own controls. A plain element in the browser, since Taro's player needs a library. */
export function Film({ src, poster, isMuted, label, className }: FilmProps) {
  return process.env.TARO_ENV === 'h5' ? (
    createElement('video', {
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
  ) : (
    <Video className={className} src={src} poster={poster} muted={isMuted} autoplay controls title={label} />
  )
}
