import { Map, type MapProps, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useMemo, useRef } from 'react'
import { toChinaMap } from '@/platform/map-app/gcj02'
import { nativeColours } from '@/theme/native-colours'
import styles from './native-map.module.scss'
import type { StoreMapProps } from './store-map-types'

const MAP_ID = 'store-map'
const PIN_PX = 36
const CHOSEN_PX = 48
// Made by scripts/make-icons.mjs --pins, copied by config/index.ts: WeChat's markers need a picture inside
// the package
const pin = { plain: '/pages-common/map/pins/pin.png', chosen: '/pages-common/map/pins/chosen.png' }
const bubble = {
  fontSize: 12,
  borderRadius: 14,
  borderWidth: 0,
  borderColor: nativeColours.ground,
  padding: 6,
  display: 'ALWAYS',
  textAlign: 'center',
  anchorX: 0,
  anchorY: 0,
} as const

/** The mini-program's native map, in China's coordinate system. */
export function StoreMap({ places, selectedId, me, focus, zoom, texts, onSelect, onZoom }: StoreMapProps) {
  const context = useRef<Taro.MapContext | null>(null)
  const mapContext = () => (context.current ??= Taro.createMapContext(MAP_ID))
  const middle = useMemo(() => toChinaMap(focus), [focus])
  // WeChat's marker ids are numbers: the index in the list
  const markers = useMemo(
    () =>
      places.map((place, index) => {
        const isChosen = place.id === selectedId
        const size = isChosen ? CHOSEN_PX : PIN_PX
        return {
          ...toChinaMap(place),
          id: index,
          iconPath: isChosen ? pin.chosen : pin.plain,
          width: size,
          height: size,
          zIndex: isChosen ? 1 : 0,
          ariaLabel: place.name,
          callout: {
            ...bubble,
            content: place.name,
            color: isChosen ? nativeColours.onFill : nativeColours.ink,
            bgColor: isChosen ? nativeColours.brandFill : nativeColours.ground,
          },
        }
      }),
    [places, selectedId],
  )
  useEffect(() => {
    mapContext().moveToLocation({ latitude: middle.latitude, longitude: middle.longitude })
  }, [middle])
  const choose: MapProps['onMarkerTap'] = ({ detail }) => onSelect(places[Number(detail.markerId)]?.id ?? '')
  // gestures zoom the map without an event: the buttons continue from the current level
  const follow = () => {
    mapContext().getScale({ success: ({ scale }) => onZoom(scale) })
  }
  return (
    <View className={styles.root} ariaLabel={texts.map}>
      <Map
        id={MAP_ID}
        className={styles.map}
        latitude={middle.latitude}
        longitude={middle.longitude}
        scale={zoom}
        markers={markers}
        showLocation={me !== null}
        showScale
        onMarkerTap={choose}
        onCalloutTap={choose}
        onRegionChange={follow}
        onError={() => undefined}
      />
    </View>
  )
}
