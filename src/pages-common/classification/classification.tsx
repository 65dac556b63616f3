import { View } from '@tarojs/components'

export default function Classification() {
  return <View />
}
