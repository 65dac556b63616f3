import { View } from '@tarojs/components'
import { useId, type ReactNode } from 'react'
import { cx } from '@/components/web-props'
import { useNear } from '@/pages/Home/hooks/use-near'
import { BlockBoundary } from './block-boundary'
import styles from './lower-place.module.scss'

export type PlaceKind = 'goods' | 'clinics' | 'articles' | 'media'

/**
 * A placeholder for a block below the first screen: of the block's height until it comes near, then the block
 * itself.
 */
export function LowerPlace({ kind, children }: { kind: PlaceKind; children: ReactNode }) {
  const id = `place-${useId().replace(/:/g, '')}`
  const isNear = useNear(id)
  return isNear ? <Place>{children}</Place> : <View id={id} className={cx(styles.far, styles[kind])} />
}

/** A container of a block, so that its changes while loading neither shift its neighbours nor resend them. */
export function Place({ children }: { children: ReactNode }) {
  return (
    <View className={styles.place}>
      <BlockBoundary>{children}</BlockBoundary>
    </View>
  )
}
