import { View } from '@tarojs/components'
import { TabOverlays } from '@/app-overlays'

export default function Home() {
  return <View><TabOverlays /></View>
}
