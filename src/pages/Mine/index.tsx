import { View } from '@tarojs/components'
import { TabOverlays } from '@/app-overlays'

export default function Mine() {
  return <View><TabOverlays /></View>
}
