import { View } from '@tarojs/components'

export default function Article() {
  return <View />
}
