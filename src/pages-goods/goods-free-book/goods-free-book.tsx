import { View } from '@tarojs/components'

export default function GoodsFreeBook() {
  return <View />
}
