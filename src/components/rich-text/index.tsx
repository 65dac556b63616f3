import { RichText as TaroRichText, View } from '@tarojs/components'
import { useContext, useMemo } from 'react'
import { AssetResolverContext } from '../image'
import { cleanRichText } from './clean'
import styles from './index.module.scss'

/** Text with headings, lists, tables and pictures. The server cleans it (sanitize-html), and what is shown is cleaned again: the server may be another one. */
export function RichText({ html }: { html: string }) {
  const resolve = useContext(AssetResolverContext)
  const nodes = useMemo(() => cleanRichText(html, resolve), [html, resolve])
  return (
    <View className={styles.root}>
      <TaroRichText nodes={nodes} />
    </View>
  )
}
