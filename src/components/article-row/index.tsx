import { View } from '@tarojs/components'
import { drawnBy, pressOnly } from '../drawn'
import { Heading } from '../heading'
import { Image } from '../image'
import { Tappable } from '../tappable'
import { useDrawnPicture } from '../use-drawn-picture'
import styles from './index.module.scss'

interface ArticleRowProps {
  title: string
  /** author and reading time, worded */
  by: string
  picture: string
  onOpen: () => void
  headingLevel?: 2 | 3
  /** one line of a card that holds several, instead of a card of its own */
  isLine?: boolean
}

// drawn by article-row.wxml: only its words travel with the mini-program's setData
function DrawnArticleRow({ title, by, picture, onOpen, isLine }: ArticleRowProps) {
  return (
    <View
      className={isLine ? styles.line : styles.root}
      onClick={pressOnly(onOpen)}
      {...useDrawnPicture(picture)}
      {...drawnBy('article-row', { name: title, by })}
    />
  )
}

/** An article in a list: title of two lines, who wrote it, picture. */
export function ArticleRow(props: ArticleRowProps) {
  if (process.env.TARO_ENV !== 'h5') return <DrawnArticleRow {...props} />
  const { title, by, picture, onOpen, headingLevel = 3, isLine } = props
  return (
    <Tappable className={isLine ? styles.line : styles.root} role="link" onClick={onOpen}>
      <View className={styles.words}>
        <Heading level={headingLevel} size="body" className={styles.title}>
          {title}
        </Heading>
        <View className={styles.by}>{by}</View>
      </View>
      <View className={styles.picture}>
        <Image src={picture} alt="" ratio="4:3" lazy />
      </View>
    </Tappable>
  )
}
