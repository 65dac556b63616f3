import { View } from '@tarojs/components'
import { useRef } from 'react'
import { Tappable } from '@/components/tappable'
import { webProps } from '@/components/web-props'
import { GroundPicture } from '@/features/clinics/components/ground-picture'
import groundStyles from './ground.module.scss'
import type { StoreMapProps } from './store-map-types'
import styles from './store-map.module.scss'
import { useLeafletMap } from './use-leaflet-map'

/** From this zoom level on an overview of the surroundings is shown: its zoom and size, and the level it opens. */
const NEAR_ZOOM = 14
const overview = { zoom: 11, width: 104, height: 104 } as const
const AROUND_ZOOM = 12

/**
 * The map in a browser: Leaflet with streets over a drawing of coast and neighbourhoods, which also works without
 * streets.
 */
export function StoreMap(props: StoreMapProps) {
  const { texts, places, selectedId, zoom, onZoom } = props
  const host = useRef<HTMLElement | null>(null)
  const { hasFailed, ground } = useLeafletMap(host, props)

  const selected = places.find(({ id }) => id === selectedId)
  return (
    <View className={styles.root} {...webProps({ role: 'region', 'aria-label': texts.map })}>
      <View ref={host} className={styles.map} />
      {/* kept free without the overview too, so that it moves no label when it comes or goes */}
      <View className={groundStyles.corner}>
        {ground && selected && zoom >= NEAR_ZOOM && (
          <Tappable
            className={groundStyles.overview}
            label={texts.overview}
            onClick={() => onZoom(AROUND_ZOOM)}
          >
            <GroundPicture
              ground={ground}
              middle={selected}
              places={[...places.filter((place) => place !== selected), selected]}
              {...overview}
            />
          </Tappable>
        )}
      </View>
      {hasFailed && (
        <View className={styles.failed} {...webProps({ role: 'status' })}>
          {texts.failed}
        </View>
      )}
    </View>
  )
}
