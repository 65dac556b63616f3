import { View } from '@tarojs/components'

export default function GoodsDetail() {
  return <View />
}
