import { Image as TaroImage, View, type ImageProps as TaroImageProps } from '@tarojs/components'
import { createContext, useContext, useState } from 'react'
import { cx, miniProps, webProps } from '../web-props'
import styles from './index.module.scss'

/** Turns a server path such as /assets/goods/x.svg into an address; the app provides the one with its asset base. */
export const AssetResolverContext = createContext<(path: string) => string>((path) => path)

interface ImageProps {
  src: string
  /** What the picture says; '' when it only decorates. */
  alt: string
  mode?: TaroImageProps['mode']
  /** Keeps the place while the picture loads. */
  ratio?: '1:1' | '4:3' | '16:9' | '3:2' | '2:1' | '8:3' | '390:340'
  lazy?: boolean
  className?: string
}

/** A picture of the catalogue: keeps its place, dims a little in the dark, and has a name or none on purpose. */
export function Image({ src, alt, mode = 'aspectFill', ratio, lazy = false, className }: ImageProps) {
  const resolve = useContext(AssetResolverContext)
  const [failedSrc, setFailedSrc] = useState('')
  const isBroken = !src || failedSrc === src
  const cls = cx(styles.root, ratio && styles.ratio, ratio === '1:1' && styles.square, className)
  // aspect-ratio is not known to older mini-program engines: padding keeps the place there
  const style =
    ratio && ratio !== '1:1'
      ? { paddingBottom: `${(100 * Number(ratio.split(':')[1])) / Number(ratio.split(':')[0])}%` }
      : undefined
  // the mini-program's templates have it as their default (config/index.ts)
  const isDefaultMode = mode === 'aspectFill'
  if (isBroken)
    return alt ? (
      <View className={cls} style={style} ariaRole="img" ariaLabel={alt} />
    ) : (
      <View className={cls} style={style} />
    )
  return (
    <TaroImage
      className={cls}
      style={style}
      src={resolve(src)}
      {...(isDefaultMode ? webProps({ mode }) : { mode })}
      {...miniProps({ ...(lazy ? { lazyLoad: true } : {}), ...(alt ? { ariaLabel: alt } : {}) })}
      onError={() => setFailedSrc(src)}
      {...webProps({
        imgProps: { alt, loading: lazy ? 'lazy' : undefined, decoding: 'async', draggable: false },
      })}
    />
  )
}
