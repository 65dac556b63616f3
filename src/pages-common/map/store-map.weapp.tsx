import { useEffect, useMemo, useState } from 'react'
import Taro from '@tarojs/taro'
import { Map, type MapProps, View } from '@tarojs/components'
import type { StoreMapProps } from './store-map-types'
import styles from './store-map.module.scss'

const MAP_ID = 'store-map'
const PIN_PX = 36
const CHOSEN_PX = 48

/** The mini-program's own map. */
export function StoreMap({ places, selectedId, me, focus, label, onSelect }: StoreMapProps) {
  const [hasMe, setHasMe] = useState(false)
  // WeChat wants numbers for markers: the place in the list is the number
  const markers = useMemo(() => places.map(({ latitude, longitude, name, id }, index) => {
    const size = id === selectedId ? CHOSEN_PX : PIN_PX
    return { id: index, latitude, longitude, title: name, iconPath: '', width: size, height: size, ariaLabel: name }
  }), [places, selectedId])
  useEffect(() => { setHasMe(me !== null) }, [me])
  useEffect(() => {
    Taro.createMapContext?.(MAP_ID)?.moveToLocation?.({ latitude: focus.latitude, longitude: focus.longitude })
  }, [focus])
  const chosen: MapProps['onMarkerTap'] = ({ detail }) => {
    const place = places[Number(detail.markerId)]
    onSelect(place?.id ?? '')
  }
  return (
    <View className={styles.root} ariaLabel={label}>
      <Map
        id={MAP_ID} className={styles.map} latitude={focus.latitude} longitude={focus.longitude} scale={focus.zoom} markers={markers} showLocation={hasMe} showScale
        onMarkerTap={chosen} onError={() => undefined}
      />
    </View>
  )
}
