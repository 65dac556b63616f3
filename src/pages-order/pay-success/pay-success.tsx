import { View } from '@tarojs/components'

export default function PaySuccess() {
  return <View />
}
