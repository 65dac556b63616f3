import { View } from '@tarojs/components'

export default function OrderList() {
  return <View />
}
