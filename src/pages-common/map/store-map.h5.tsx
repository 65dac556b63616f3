import { View } from '@tarojs/components'
import { useRef } from 'react'
import { webProps } from '@/components/web-props'
import type { StoreMapProps } from './store-map-types'
import styles from './store-map.module.scss'
import { useLeafletMap } from './use-leaflet-map'

/** The map in a browser: Leaflet with streets over a plain grid, which also works without them. */
export function StoreMap(props: StoreMapProps) {
  const { texts } = props
  const host = useRef<HTMLElement | null>(null)
  const { hasFailed } = useLeafletMap(host, props)

  return (
    <View className={styles.root} {...webProps({ role: 'region', 'aria-label': texts.map })}>
      <View ref={host} className={styles.map} />
      {hasFailed && (
        <View className={styles.failed} {...webProps({ role: 'status' })}>
          {texts.failed}
        </View>
      )}
    </View>
  )
}
