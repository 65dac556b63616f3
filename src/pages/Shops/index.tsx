import { View } from '@tarojs/components'
import { TabOverlays } from '@/app-overlays'

export default function Shops() {
  return <View><TabOverlays /></View>
}
