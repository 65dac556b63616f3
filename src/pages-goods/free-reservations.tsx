import { View } from '@tarojs/components'

export default function FreeReservations() {
  return <View />
}
