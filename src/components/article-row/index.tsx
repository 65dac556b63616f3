import { View } from '@tarojs/components'
import { Heading } from '../heading'
import { Image } from '../image'
import { Tappable } from '../tappable'
import styles from './index.module.scss'

interface ArticleRowProps {
  title: string
  /** author and reading time, worded */
  by: string
  picture: string
  onOpen: () => void
  headingLevel?: 2 | 3
}

/** An article in a list: title of two lines, who wrote it, picture. */
export function ArticleRow({ title, by, picture, onOpen, headingLevel = 3 }: ArticleRowProps) {
  return (
    <Tappable className={styles.root} role='link' onClick={onOpen}>
      <View className={styles.words}><Heading level={headingLevel} size='body' className={styles.title}>{title}</Heading><View className={styles.by}>{by}</View></View>
      <View className={styles.picture}><Image src={picture} alt='' ratio='4:3' lazy /></View>
    </Tappable>
  )
}
