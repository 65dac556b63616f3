import { RichText as TaroRichText, View } from '@tarojs/components'
import { createElement, type ReactNode, useContext } from 'react'
import { AssetResolverContext } from '../image'
import styles from './index.module.scss'
import { useCleanText } from './use-clean-text'

/**
 * Text with headings, lists, tables and pictures. Sanitised by the server (sanitize-html) and again in the
 * browser (DOMPurify), because it may be served by another implementation. A plain element in the browser:
 * Taro's would load the runtime of its web components.
 *
 * Content below the text is passed as `children` and rendered together with it, so that it does not shift
 * later.
 */
export function RichText({ html, children }: { html: string; children?: ReactNode }) {
  const nodes = useCleanText(html, useContext(AssetResolverContext))
  const text = (
    <View className={styles.root}>
      {process.env.TARO_ENV === 'h5' ? (
        createElement('div', { dangerouslySetInnerHTML: { __html: nodes ?? '' } })
      ) : (
        <TaroRichText nodes={nodes ?? ''} />
      )}
    </View>
  )
  return (
    <>
      {text}
      {nodes === null ? null : children}
    </>
  )
}
