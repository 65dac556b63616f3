import { View } from '@tarojs/components'

export default function OrderInfo() {
  return <View />
}
