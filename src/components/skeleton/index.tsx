import { View } from '@tarojs/components'
import type { CSSProperties } from 'react'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'

type Shape = 'line' | 'title' | 'block' | 'picture' | 'circle'

/** A grey placeholder; width in per cent. */
export function Skeleton({ shape = 'line', width }: { shape?: Shape; width?: number }) {
  const style: CSSProperties | undefined = width ? { width: `${width}%` } : undefined
  return (
    <View className={cx(styles.bone, styles[shape])} style={style} {...webProps({ 'aria-hidden': true })} />
  )
}

type Many = readonly number[]

const Grid = ({ many }: { many: Many }) => (
  <View className={styles.grid}>
    {many.map((i) => (
      <View key={i} className={styles.card}>
        <Skeleton shape="picture" />
        <View className={styles.inset}>
          <Skeleton width={90} />
          <Skeleton width={60} />
          <Skeleton shape="title" width={40} />
        </View>
      </View>
    ))}
  </View>
)

const Detail = () => (
  <View className={styles.stack}>
    <Skeleton shape="picture" />
    <View className={cx(styles.card, styles.padded)}>
      <Skeleton shape="title" width={40} />
      <Skeleton width={80} />
      <Skeleton width={60} />
    </View>
    <View className={cx(styles.card, styles.padded)}>
      <Skeleton width={30} />
      <Skeleton width={90} />
      <Skeleton width={85} />
      <Skeleton width={50} />
    </View>
  </View>
)

const Form = ({ many }: { many: Many }) => (
  <View className={cx(styles.card, styles.padded)}>
    {many.map((i) => (
      <View key={i} className={styles.inset}>
        <Skeleton width={25} />
        <Skeleton shape="block" />
      </View>
    ))}
  </View>
)

const Forms = ({ many }: { many: Many }) => (
  <View className={styles.stack}>
    <Form many={many} />
    <Form many={many} />
  </View>
)

const Cards = ({ many }: { many: Many }) => (
  <View className={styles.stack}>
    {many.map((i) => (
      <View key={i} className={cx(styles.card, styles.padded)}>
        <Skeleton width={30} />
        <Skeleton width={90} />
        <Skeleton shape="block" />
      </View>
    ))}
  </View>
)

const List = ({ many }: { many: Many }) => (
  <View className={styles.stack}>
    {many.map((i) => (
      <View key={i} className={cx(styles.card, styles.row)}>
        <View className={styles.thumb}>
          <Skeleton shape="picture" />
        </View>
        <View className={styles.grow}>
          <Skeleton width={80} />
          <Skeleton width={50} />
          <Skeleton shape="title" width={35} />
        </View>
      </View>
    ))}
  </View>
)

const pages = { list: List, grid: Grid, detail: Detail, form: Form, forms: Forms, cards: Cards }

/** Ready-made skeletons: rows with a thumbnail, a grid of products, a detail page, a form, two parts of a page. */
export function SkeletonPage({ kind = 'list', count = 4 }: { kind?: keyof typeof pages; count?: number }) {
  const Page = pages[kind]
  return <Page many={Array.from({ length: count }, (_, i) => i)} />
}
