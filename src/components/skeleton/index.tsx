import { View } from '@tarojs/components'
import type { CSSProperties } from 'react'
import { cx, webProps } from '../web-props'
import styles from './index.module.scss'

type Shape = 'line' | 'title' | 'block' | 'picture' | 'circle'

/** A grey place holder; width in per cent. */
export function Skeleton({ shape = 'line', width }: { shape?: Shape; width?: number }) {
  const style: CSSProperties | undefined = width ? { width: `${width}%` } : undefined
  return (
    <View className={cx(styles.bone, styles[shape])} style={style} {...webProps({ 'aria-hidden': true })} />
  )
}

/** Ready-made skeletons: a list of rows with a thumb, a grid of goods, a detail page, a form. */
export function SkeletonPage({
  kind = 'list',
  count = 4,
}: {
  kind?: 'list' | 'grid' | 'detail' | 'form' | 'cards'
  count?: number
}) {
  const many = Array.from({ length: count }, (_, i) => i)
  if (kind === 'grid')
    return (
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
  if (kind === 'detail')
    return (
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
  if (kind === 'form')
    return (
      <View className={cx(styles.card, styles.padded)}>
        {many.map((i) => (
          <View key={i} className={styles.inset}>
            <Skeleton width={25} />
            <Skeleton shape="block" />
          </View>
        ))}
      </View>
    )
  if (kind === 'cards')
    return (
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
  return (
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
}
