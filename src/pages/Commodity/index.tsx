import { View } from '@tarojs/components'

export default function Commodity() {
  return <View />
}
