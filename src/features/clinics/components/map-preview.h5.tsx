import { useRef } from 'react'
import { Icon } from '@/components/icon'
import { useLateCode } from '@/hooks/use-late-code'
import type { MapPreviewProps } from './map-preview-types'
import styles from './map-preview.module.scss'

const loadLayers = () => import(/* webpackChunkName: "map-layers" */ './preview-layers')

/** A small map around a clinic, drawn after the page. A tap opens the whole map. */
export function MapPreview({ place, onOpen }: MapPreviewProps) {
  const box = useRef<HTMLDivElement>(null)
  const { code } = useLateCode(loadLayers, false)
  const pin = <Icon name="map-pin-fill" size={28} className={styles.pin} />
  return (
    <div ref={box} className={styles.root}>
      {code ? (
        <code.PreviewLayers place={place} onOpen={onOpen} box={box} pin={pin} />
      ) : (
        <div className={styles.map} aria-hidden onClick={onOpen}>
          {pin}
        </div>
      )}
    </div>
  )
}
