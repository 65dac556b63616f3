import { Map, View } from '@tarojs/components'
import { limits } from '@contract/constants/limits'
import { Icon } from '@/components/icon'
import { toChinaMap } from '@/platform/map-app/gcj02'
import type { MapPreviewProps } from './map-preview-types'
import styles from './map-preview.module.scss'

/** WeChat's own map around a clinic, not interactive. A tap opens the whole map. */
export function MapPreview({ place, onOpen }: MapPreviewProps) {
  return (
    <View className={styles.root} onClick={onOpen}>
      <Map
        className={styles.map}
        {...toChinaMap(place)}
        scale={limits.mapZoom}
        enableScroll={false}
        enableZoom={false}
        onTap={onOpen}
        onError={() => undefined}
      />
      <Icon name="map-pin-fill" size={28} className={styles.pin} />
    </View>
  )
}
