import { View } from '@tarojs/components'

export default function Reservation() {
  return <View />
}
