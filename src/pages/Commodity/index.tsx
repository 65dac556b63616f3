import { View } from '@tarojs/components'
import { TabOverlays } from '@/app-overlays'

export default function Commodity() {
  return <View><TabOverlays /></View>
}
