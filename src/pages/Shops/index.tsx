import { View } from '@tarojs/components'

export default function Shops() {
  return <View />
}
