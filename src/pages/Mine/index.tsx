import { View } from '@tarojs/components'

export default function Mine() {
  return <View />
}
