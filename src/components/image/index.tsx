import { Image as TaroImage, View, type ImageProps as TaroImageProps } from '@tarojs/components'
import { createContext, useContext, useState } from 'react'
import { pictureWidths } from '@contract/constants/picture-widths'
import { cx, miniProps, webProps } from '../web-props'
import styles from './index.module.scss'

/** Resolves a server path such as /assets/goods/x.svg to a URL; the app provides a resolver with its asset base. */
export const AssetResolverContext = createContext<(path: string) => string>((path) => path)

const isH5 = process.env.TARO_ENV === 'h5'
/** A photo that the server resizes; signed addresses are excluded. */
const photo = /^\/.*\.(jpe?g|png|webp)$/

/** srcset of a photo with the displayed width; older browsers load it for the full window. */
const formsOf = (address: string, lazy: boolean) => ({
  srcSet: pictureWidths.map((width) => `${address}?width=${width} ${width}w`).join(', '),
  sizes: lazy ? 'auto, 100vw' : '100vw',
})

interface ImageProps {
  src: string
  /** Alternative text; '' when the picture is decorative. */
  alt: string
  mode?: TaroImageProps['mode']
  /** Reserves the space while the picture loads. */
  ratio?: '1:1' | '4:3' | '16:9' | '3:2' | '2:1' | '8:3' | '390:340'
  lazy?: boolean
  className?: string
}

/**
 * A catalogue picture: reserves its space, is slightly dimmed in the dark theme, and requires an explicit
 * alternative text.
 */
export function Image({ src, alt, mode = 'aspectFill', ratio, lazy = false, className }: ImageProps) {
  const resolve = useContext(AssetResolverContext)
  const [failedSrc, setFailedSrc] = useState('')
  const isBroken = !src || failedSrc === src
  const cls = cx(styles.root, ratio && styles[ratio === '1:1' ? 'square' : 'ratio'], className)
  // older mini-program engines do not support aspect-ratio: padding reserves the space there
  const style =
    ratio && ratio !== '1:1'
      ? { paddingBottom: `${(100 * Number(ratio.split(':')[1])) / Number(ratio.split(':')[0])}%` }
      : undefined
  // the default of the mini-program's templates (build/template-attributes.js)
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
      {...miniProps({ ...(lazy ? {} : { lazyLoad: false }), ...(alt ? { ariaLabel: alt } : {}) })}
      onError={() => setFailedSrc(src)}
      {...webProps({
        imgProps: {
          alt,
          loading: lazy ? 'lazy' : undefined,
          decoding: 'async',
          draggable: false,
          ...(isH5 && photo.test(src) ? formsOf(resolve(src), lazy) : null),
        },
      })}
    />
  )
}
