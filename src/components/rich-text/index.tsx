import { RichText as TaroRichText, View } from '@tarojs/components'
import { useContext } from 'react'
import { AssetResolverContext } from '../image'
import styles from './index.module.scss'

/** Text the server has cleaned (sanitize-html). Pictures named by path get the asset address and never stick out. */
export function RichText({ html }: { html: string }) {
  const resolve = useContext(AssetResolverContext)
  const nodes = html.replace(/<img(?![^>]*\salt=)/g, '<img alt=""').replace(/<img([^>]*?)src="(\/[^"]*)"/g, (_, before: string, path: string) => `<img${before}style="max-width:100%;height:auto;border-radius:8px" src="${resolve(path)}"`)
  return <View className={styles.root}><TaroRichText nodes={nodes} /></View>
}
