import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { back } from '@/navigation/navigate'
import styles from './full-screen.module.scss'
import { MapTools } from './map-tools'
import { PlacePanel } from './place-panel'
import { StoreMap } from './store-map'
import type { useMapActions } from './use-map-actions'
import { useMapPins } from './use-map-pins'
import type { useMapPlace } from './use-map-place'
import type { useMapView } from './use-map-view'

interface MapContentProps {
  place: ReturnType<typeof useMapPlace>
  view: ReturnType<typeof useMapView>
  actions: ReturnType<typeof useMapActions>
  onDriver: () => void
}

/** The map with its buttons, and the panel of the selected place. */
export function MapContent({ place, view, actions, onDriver }: MapContentProps) {
  const { t } = useText('pages-common')
  const { selected, facts, first } = place
  const { me, isLocating, answered, show, findMe, open, call, copy } = actions
  const { pins, shop, others } = useMapPins(place, me)
  if (!selected || !facts) return null
  const texts = {
    map: t('map.mapOf', { name: selected.name || t('map.point') }),
    keys: t('map.keys'),
    me: t('map.me'),
    failed: t('map.failed'),
    overview: t('map.overview'),
    walk: (n: number) => t('map.walk', { n }),
  }
  return (
    <View className={styles.layout}>
      <View className={styles.stage}>
        <StoreMap
          places={pins}
          selectedId={selected.id}
          me={me}
          isFitted={place.isList}
          focus={view.focus}
          zoom={view.zoom}
          onSelect={show}
          onZoom={view.setZoom}
          texts={texts}
        />
        <MapTools
          zoom={view.zoom}
          isLocating={isLocating}
          onZoomBy={view.zoomBy}
          onLocate={() => void findMe()}
          onList={place.isList ? back : undefined}
        />
      </View>
      <PlacePanel
        facts={facts}
        shop={shop}
        others={others}
        answer={answered ?? (first?.result === 'fail' ? first : null)}
        onOpen={() => void open()}
        onCall={() => void call()}
        onCopy={() => void copy()}
        onDriver={onDriver}
        onChoose={show}
      />
    </View>
  )
}
