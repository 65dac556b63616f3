import { View } from '@tarojs/components'
import { Heading } from '../heading'
import { Image } from '../image'
import { Tappable } from '../tappable'
import styles from './index.module.scss'

interface ArticleRowProps {
  title: string
  /** formatted author and reading time */
  by: string
  picture: string
  /** address of its page */
  href?: string
  onOpen: () => void
  headingLevel?: 2 | 3
  /** a row inside a shared card instead of a separate card */
  isLine?: boolean
}

/** An article in a list: title of up to two lines, author, picture. */
export function ArticleRow({ title, by, picture, href, onOpen, headingLevel = 3, isLine }: ArticleRowProps) {
  return (
    <Tappable className={isLine ? styles.line : styles.root} role="link" href={href} onClick={onOpen}>
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
