import { View } from '@tarojs/components'
import { Icon } from '@/components/icon'
import { Tappable } from '@/components/tappable'
import { useText } from '@/i18n/use-text'
import styles from './full-screen.module.scss'
import { zoomRange } from './store-map-types'

interface MapToolsProps {
  zoom: number
  isLocating: boolean
  onZoomBy: (step: number) => void
  onLocate: () => void
  /** Returns to the list that the map was opened from. */
  onList?: (() => void) | undefined
}

/** The buttons on the map: the list, zoom in, zoom out, my position. */
export function MapTools({ zoom, isLocating, onZoomBy, onLocate, onList }: MapToolsProps) {
  const { t } = useText('pages-common')
  return (
    <View className={styles.tools}>
      {onList && (
        <Tappable className={styles.tool} label={t('map.list')} onClick={onList}>
          <Icon name="list-bullets" size={24} />
        </Tappable>
      )}
      <Tappable
        className={styles.tool}
        label={t('map.zoomIn')}
        isDisabled={zoom >= zoomRange.max}
        onClick={() => onZoomBy(1)}
      >
        <Icon name="plus" size={24} />
      </Tappable>
      <Tappable
        className={styles.tool}
        label={t('map.zoomOut')}
        isDisabled={zoom <= zoomRange.min}
        onClick={() => onZoomBy(-1)}
      >
        <Icon name="minus" size={24} />
      </Tappable>
      <Tappable className={styles.tool} label={t('map.locate')} isBusy={isLocating} onClick={onLocate}>
        <Icon name="crosshair" size={24} />
      </Tappable>
    </View>
  )
}
