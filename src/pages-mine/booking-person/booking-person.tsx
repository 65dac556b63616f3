import { View } from '@tarojs/components'

export default function BookingPerson() {
  return <View />
}
