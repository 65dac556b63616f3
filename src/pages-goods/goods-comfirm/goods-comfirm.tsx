import { View } from '@tarojs/components'

export default function GoodsConfirm() {
  return <View />
}
