import { useId, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { BlockBoundary } from '@/components/block-boundary'
import { cx } from '@/components/web-props'
import { useNear } from '@/hooks/use-near'
import styles from './lower-place.module.scss'

export type PlaceKind = 'goods' | 'clinics' | 'articles' | 'media'

/** The place of a block below the first screen: as high as the block until it comes near, then the block itself. */
export function LowerPlace({ kind, children }: { kind: PlaceKind; children: ReactNode }) {
  const id = `place-${useId().replace(/:/g, '')}`
  const isNear = useNear(id)
  return isNear ? <Place>{children}</Place> : <View id={id} className={cx(styles.far, styles[kind])} />
}

/** The place of a block: what the block becomes while it loads moves nothing beside it, and is not sent with its neighbours. */
export function Place({ children }: { children: ReactNode }) {
  return (
    <View className={styles.place}>
      <BlockBoundary>{children}</BlockBoundary>
    </View>
  )
}
