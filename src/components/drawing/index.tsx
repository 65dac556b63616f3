import { View } from '@tarojs/components'
import { webProps } from '../web-props'
import { drawingLayers, type DrawingName } from './drawing-layers'
import styles from './index.module.scss'

export type { DrawingName }

/** A small drawing of coloured layers, which follows the theme on both targets. Decorative. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <View className={styles.root} {...webProps({ 'aria-hidden': true })}>
      {Array.from({ length: drawingLayers[name] }, (_, i) => (
        <View key={i} className={`md-layer md-${name}-${i}`} />
      ))}
    </View>
  )
}
